import type { Parsed } from '@rondo/contract/kit/endpoint';
import { shopApi } from '@rondo/contract/shop';
import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { longWork } from '../../../platform/long-work.ts';
import { startWork } from '../../../platform/start-work.ts';
import { sendXlsx, XLSX } from '../../../platform/table/send-xlsx.ts';
import { shopSheet } from '../shop-sheet.ts';

/** The filtered list as an xlsx, headed as an import reads it; the audit log keeps who took it. */
export async function exportShops(
  context: Context,
  asked: Parsed<typeof shopApi.export>,
  wire: Wire,
): Promise<unknown> {
  const { name, bytes, rows } = await shopSheet(context, asked, LIMIT.export.atOnceRows);
  await context.change((tx) => tx.addHistory(taken(tx.newId(), name, rows)));
  return sendXlsx(wire, name, bytes);
}

/** The same file, made in the background. */
export async function startExport(
  { actor, once, language, now }: Context,
  { requestId, ...asked }: Parsed<typeof shopApi.startExport>,
): Promise<{ jobId: string }> {
  return once(requestId, 'shop.startExport', async (tx) => {
    const id = tx.newId();
    const name = `${translate(language, 'shop.title')} ${civilDate(now(), actor.timeZone)}.xlsx`;
    await startWork(tx, { id, kind: 'shop.export', memberId: actor.memberId, name, total: 0, input: { asked } });
    return { jobId: id };
  });
}

export const shopExport = longWork({
  kind: 'shop.export',
  code: 'shop_store',
  schema: z.object({ asked: shopApi.export.input }),
  run: async (tx, actor, { asked }, { progress }) => {
    const { name, bytes, rows } = await shopSheet({ ...tx, actor }, asked, LIMIT.export.fileRows, progress);
    await tx.addHistory(taken(tx.newId(), name, rows));
    return { counts: { rows }, file: { name, mime: XLSX, bytes } };
  },
});

/** What the audit log keeps of it. */
const taken = (id: string, name: string, rows: number) =>
  ({ kind: 'export', id, name, event: 'shops', data: { rows } }) as const;
