/** What cannot be done, and why: a message of errors.ftl with its details, as in core/errors.py. */
export class Trouble extends Error {
  readonly key: string;
  readonly details: Record<string, string | number>;
  /** The rule that forbids it, if one does. */
  readonly rule: string | null;

  constructor(key: string, details: Record<string, string | number> = {}, rule: string | null = null) {
    super(key);
    [this.key, this.details, this.rule] = [key, details, rule];
  }
}
