import type { cycleApi as api } from '@rondo/contract/cycle';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Context } from '../../../platform/context.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { sendXlsx } from '../../../platform/table/send-xlsx.ts';
import { cycleSheet } from '../cycle-sheet.ts';

/** The filtered list as an xlsx; the audit log keeps who took it. */
export async function exportCycles(context: Context, asked: Parsed<typeof api.export>, wire: Wire): Promise<unknown> {
  const { name, bytes, rows } = await cycleSheet(context, asked);
  await context.change((tx) =>
    tx.addHistory({ kind: 'export', id: tx.newId(), name, event: 'cycles', data: { rows } }),
  );
  return sendXlsx(wire, name, bytes);
}
