import type { Parsed } from '@rondo/contract/kit/endpoint';
import { memberApi } from '@rondo/contract/member';
import { civilDate } from '@rondo/domain/civil-time';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { longWork } from '../../../platform/long-work.ts';
import { startWork } from '../../../platform/start-work.ts';
import { sendXlsx, XLSX } from '../../../platform/table/send-xlsx.ts';
import { memberSheet } from '../member-sheet.ts';

type Asked = Parsed<typeof memberApi.export>;

/** The filtered list as an xlsx, headed as an import reads it; the audit log keeps who took it. */
export async function exportMembers(context: Context, asked: Asked, wire: Wire): Promise<unknown> {
  const { change, newId, language } = context;
  const { name, bytes, rows } = await memberSheet(context, asked);
  await change((tx) => tx.addHistory(taken(newId(), language, rows)));
  return sendXlsx(wire, name, bytes);
}

/** The same file, made in the background. */
export async function startExport(
  { actor, once, language, now }: Context,
  { requestId, ...asked }: Parsed<typeof memberApi.startExport>,
): Promise<{ jobId: string }> {
  return once(requestId, 'member.startExport', async (tx) => {
    const id = tx.newId();
    const day = civilDate(now(), actor.timeZone);
    const name = translate(language, 'member.exporting.fileName').replace('.xlsx', ` ${day}.xlsx`);
    await startWork(tx, { id, kind: 'member.export', memberId: actor.memberId, name, total: 0, input: { asked } });
    return { jobId: id };
  });
}

export const memberExport = longWork({
  kind: 'member.export',
  code: 'frame_staff',
  schema: z.object({ asked: memberApi.export.input }),
  run: async (tx, actor, { asked }, { progress }) => {
    const { name, bytes, rows } = await memberSheet({ ...tx, actor }, asked, progress);
    await tx.addHistory(taken(tx.newId(), tx.language, rows));
    return { counts: { rows }, file: { name, mime: XLSX, bytes } };
  },
});

/** What the audit log keeps of it. */
const taken = (id: string, language: Language, rows: number) =>
  ({
    kind: 'export',
    id,
    name: translate(language, 'member.exporting.fileName'),
    event: 'members',
    data: { rows },
  }) as const;
