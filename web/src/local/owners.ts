/** What is kept under the name of an account becomes another's, or nobody's. */
import { change } from "../lib/database";
import { handProgress } from "./learned";

interface PadRow {
  pad: string;
  owner?: string;
  gone?: number;
}

/** Pads of one owner become those of another one, all or some; "" stands for nobody. */
export function handPads(from: string, to: string, some: ReadonlySet<string> | null = null): Promise<void> {
  return change(["pads"], (of) => {
    const store = of("pads");
    const asked = store.getAll() as IDBRequest<PadRow[]>;
    asked.onsuccess = () => {
      for (const { owner: whose = "", ...row } of asked.result) {
        if (whose !== from || some?.has(row.pad) === false) continue;
        if (to) store.put({ ...row, owner: to });
        else if (row.gone === undefined) store.put(row);
        else store.delete(row.pad); // the account is no more: nobody must hear of it
      }
    };
  });
}

/** There is no such account any more: what it had on this device is the device's. */
export async function release(user: string): Promise<void> {
  await handPads(user, "");
  await handProgress(user, "");
}
