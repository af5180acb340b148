import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { RecordDetail } from '@rondo/contract/record';
import type { reportApi as api } from '@rondo/contract/report';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { sendFile } from '../../../platform/table/send-file.ts';
import { recordReport } from '../../record/index.ts';
import * as q from '../report.queries.ts';
import { type Held, reportPdf } from '../report-pdf.ts';
import { sealOfRecord } from '../seal.ts';

/** A record as PDF. That it was taken out is in the log, and its seal is remembered. */
export const pdfFrom =
  (held: Held) =>
  async (context: Context, { id, ...how }: Parsed<typeof api.pdf>, wire: Wire): Promise<Buffer> => {
    const { actor, now } = context;
    const { record, bytes, sha256 } = await reportPdf(held, context, originOf(held.settings, wire), id, how);
    const name = fileName(record, 'pdf');
    await context.change(async (tx) => {
      await q.addSeal(tx.db, actor.companyId, id, sha256, now()).execute();
      await tx.addHistory({ kind: 'export', id: tx.newId(), name, event: 'report', data: { rows: 1 } });
    });
    return sendFile(wire, { name, mime: 'application/pdf', bytes });
  };

/** The facts of a record as the very bytes that were hashed. */
export async function data(context: Context, { id }: Parsed<typeof api.data>, wire: Wire): Promise<Buffer> {
  const { db, actor, now } = context;
  const record = await recordReport(context, { id });
  const sealed = await sealOfRecord(db, actor.companyId, id);
  if (!sealed) throw new AppError('NOT_FOUND');
  const name = fileName(record, 'json');
  await context.change(async (tx) => {
    await q.addSeal(tx.db, actor.companyId, id, sealed.sha256, now()).execute();
    await tx.addHistory({ kind: 'export', id: tx.newId(), name, event: 'report', data: { rows: 1 } });
  });
  // As JSON a caller would take it for an answer of the API.
  return sendFile(wire, { name, mime: 'application/octet-stream', bytes: Buffer.from(sealed.json) });
}

const fileName = ({ shop, number }: RecordDetail, ending: 'pdf' | 'json'): string =>
  `${shop.name} ${number}.${ending}`.replace(/[\\/:*?"<>|]/g, '_');
