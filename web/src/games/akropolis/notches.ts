/** Milliseconds between two notches of the wheel: a touch pad sends many events. */
const PAUSE = 140;

/** The wheel of a mouse, which turns the tile in the hand notch by notch. */
export class Notches {
  #last = -PAUSE;

  /** 1 or −1 once per turn of the wheel, 0 while it goes on. */
  of(event: WheelEvent): number {
    if (event.timeStamp - this.#last < PAUSE) return 0;
    this.#last = event.timeStamp;
    return Math.sign(event.deltaY);
  }
}
