import type { Parsed } from '@rondo/contract/kit/endpoint';
import { taskApi } from '@rondo/contract/task';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { longWork } from '../../../platform/long-work.ts';
import { startWork } from '../../../platform/start-work.ts';
import { sendXlsx, XLSX } from '../../../platform/table/send-xlsx.ts';
import { sheetName, taskSheet } from '../task-sheet.ts';

/** The filtered tab as an xlsx; the audit log keeps who took it. */
export async function exportTasks(
  context: Context,
  asked: Parsed<typeof taskApi.export>,
  wire: Wire,
): Promise<unknown> {
  const { name, bytes, rows } = await taskSheet(context, asked);
  await context.change((tx) => tx.addHistory(taken(tx.newId(), name, rows)));
  return sendXlsx(wire, name, bytes);
}

/** The same file, made in the background. */
export async function startExport(
  { actor, once, language, now }: Context,
  { requestId, ...asked }: Parsed<typeof taskApi.startExport>,
): Promise<{ jobId: string }> {
  return once(requestId, 'task.startExport', async (tx) => {
    const id = tx.newId();
    const name = sheetName(language, now(), actor.timeZone);
    await startWork(tx, { id, kind: 'task.export', memberId: actor.memberId, name, total: 0, input: { asked } });
    return { jobId: id };
  });
}

export const taskExport = longWork({
  kind: 'task.export',
  code: 'task_center',
  schema: z.object({ asked: taskApi.export.input }),
  run: async (tx, actor, { asked }, { progress }) => {
    const { name, bytes, rows } = await taskSheet({ ...tx, actor }, asked, progress);
    await tx.addHistory(taken(tx.newId(), name, rows));
    return { counts: { rows }, file: { name, mime: XLSX, bytes } };
  },
});

/** What the audit log keeps of it. */
const taken = (id: string, name: string, rows: number) =>
  ({ kind: 'export', id, name, event: 'tasks', data: { rows } }) as const;
