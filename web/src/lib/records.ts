/** Reads a record from its bytes, as the rules write it: into the same object that its JSON would give. */

/** Where everything lies. The program's nodes are described in src/tetrapolis/core/shapes.py. */
export interface Shape<T> {
  size: number;
  program: number[];
  texts: string[];
  /** Never there: what a record of this shape is read as. */
  type?: T;
}

const [NUMBER, FLAG, WORD, OBJECT, ROW, ARRAY, MANY, KEYED, MAYBE, BY] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export function readRecord<T>(shape: Shape<T>, bytes: Uint8Array, at = 0): T {
  const { program, texts } = shape;
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const operand = (place: number): number => program[place] ?? 0;
  const text = (place: number): string => texts[place] ?? "";

  function number(place: number, width: number): number {
    switch (width) {
      case 1:
        return data.getInt8(place);
      case 2:
        return data.getInt16(place, true);
      case 4:
        return data.getInt32(place, true);
      default:
        return Number(data.getBigInt64(place, true));
    }
  }

  const listed = <V>(count: number, item: (index: number) => V): V[] =>
    Array.from({ length: count }, (_, index) => item(index));

  /** The members of an object from the `first` one on. */
  function object(node: number, place: number, first: number): unknown {
    const found: Record<string, unknown> = {};
    for (let part = node + 2 + 3 * first; part < node + 2 + 3 * operand(node + 1); part += 3)
      found[text(operand(part))] = value(operand(part + 2), place + operand(part + 1));
    return found;
  }

  /** An item of a list whose first member is its key; the only other one stands for itself. */
  function keyed(node: number, place: number): [string, unknown] {
    const named = operand(node + 4);
    const key = text(operand(named + 3) + number(place + operand(node + 3), operand(named + 1)));
    if (operand(node + 1) === 2) return [key, value(operand(node + 7), place + operand(node + 6))];
    return [key, object(node, place, 1)];
  }

  function value(node: number, place: number): unknown {
    const [first, second, third] = [operand(node + 1), operand(node + 2), operand(node + 3)];
    switch (operand(node)) {
      case NUMBER: {
        const found = number(place, first);
        return second && found === -1 ? null : found;
      }
      case FLAG:
        return data.getInt8(place) !== 0;
      case WORD: {
        const found = number(place, first);
        return second && found === -1 ? null : text(third + found);
      }
      case OBJECT:
        return object(node, place, 0);
      case ROW:
        return listed(first, (i) => value(operand(node + 3 + 2 * i), place + operand(node + 2 + 2 * i)));
      case ARRAY:
        return listed(first, (i) => value(third, place + i * second));
      case MANY:
        return listed(number(place, 2), (i) => value(third, place + first + i * second));
      case KEYED:
        return Object.fromEntries(listed(number(place, 2), (i) => keyed(third, place + first + i * second)));
      case MAYBE:
        return data.getInt8(place) === 0 ? null : value(second, place + first);
      case BY: {
        const some = operand(node + 4); // with a width, only what is not zero
        const places = listed(first, (i) => [text(third + i), place + i * second] as const);
        const told = places.filter(([, at]) => !some || number(at, some) !== 0);
        return Object.fromEntries(told.map(([key, at]) => [key, value(operand(node + 5), at)]));
      }
      default:
        throw new Error(`no such node: ${operand(node)}`);
    }
  }

  return value(0, at) as T;
}
