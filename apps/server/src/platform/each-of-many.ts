import type { Actor } from '@rondo/domain/actor';
import type { MessageKey } from '@rondo/messages';
import { translate } from '@rondo/messages';
import type { Context, Tx } from './context.ts';
import { oneOfMany } from './db/one-of-many.ts';
import { AppError } from './errors.ts';
import { makeTx } from './make-context.ts';

/**
 * One act of many that share a transaction: what it refuses leaves nothing of it, and the others go on. Answers the refusal. `work` gets a context whose
 * changes are part of the transaction.
 */
export async function eachOfMany(
  tx: Tx,
  actor: Actor,
  work: (context: Context) => Promise<unknown>,
): Promise<AppError | null> {
  const own = makeTx(tx, tx.db, tx.companyId, actor);
  const inTx = <T>(change: (given: Tx) => Promise<T>): Promise<T> => change(own);
  const context: Context = { ...tx, actor, change: inTx, once: (_request, _endpoint, change) => inTx(change) };
  try {
    await oneOfMany(tx.db, () => work(context));
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error;
  }
}

/** A refusal in words: where a field is at fault, what is wrong with it. */
export function refusalWords({ language }: Pick<Tx, 'language'>, { reason, details }: AppError): string {
  const [fault] = details.fields ?? [];
  return fault
    ? translate(language, `rule.${fault.rule}` as MessageKey, fault.params)
    : translate(language, `error.${reason}`, details.params);
}
