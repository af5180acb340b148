import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { reportApi as api, SavedReportLayout } from '@rondo/contract/report';
import type { Actor } from '@rondo/domain/actor';
import type { ReportLayout } from '@rondo/domain/report';
import { translate } from '@rondo/messages';
import { type Change, changesOf } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { stale } from '../../../platform/stale.ts';
import { listedRecords } from '../../record/index.ts';
import { layoutOf } from '../layout-of.ts';
import * as q from '../report.queries.ts';

/** How the company's reports look, and a record to look at it with. */
export const layout = ({ db, actor }: Context): Promise<SavedReportLayout> => saved(db, actor);

async function saved(db: Db, actor: Actor): Promise<SavedReportLayout> {
  const { layout: now, rev } = await layoutOf(db, actor.companyId);
  const newest = await listedRecords(db, actor)
    .select('record.id')
    .orderBy('record.submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { ...now, rev, previewOf: newest?.id ?? null };
}

/** Changes how reports look that are made from now on; those that went out stay what they are. */
export async function saveLayout(
  context: Context,
  { rev, ...wanted }: Parsed<typeof api.saveLayout>,
): Promise<SavedReportLayout> {
  const { actor, language } = context;
  const { companyId } = actor;
  return context.change(async (tx) => {
    const before = await layoutOf(tx.db, companyId);
    const row = {
      company_id: companyId,
      has_cover: wanted.hasCover,
      photos_a_row: wanted.photosARow,
      shows_standard: wanted.showsStandard,
      shows_process: wanted.showsProcess,
      shows_signature_lines: wanted.showsSignatureLines,
      footer: wanted.footer,
      allows_links: wanted.allowsLinks,
      rev: rev + 1,
      updated_at: tx.now(),
    };
    const done = before.rev === rev ? await q.saveLayout(tx.db, row, rev).executeTakeFirst() : undefined;
    const after = await saved(tx.db, actor);
    if (!done) throw await stale(tx.db, companyId, { kind: 'report_layout', id: companyId }, after);
    const yesNo = (is: boolean) => translate(language, is ? 'ui.yes' : 'ui.no');
    const changes = layoutChanges(before.layout, wanted, yesNo);
    const name = translate(language, 'report.layout.title');
    await tx.addHistory({ kind: 'report_layout', id: companyId, name, event: 'saved', data: { changes } });
    return after;
  });
}

function layoutChanges(before: ReportLayout, after: ReportLayout, yesNo: (is: boolean) => string): Change[] {
  return changesOf({
    reportCover: [yesNo(before.hasCover), yesNo(after.hasCover)],
    reportPhotos: [String(before.photosARow), String(after.photosARow)],
    reportStandard: [yesNo(before.showsStandard), yesNo(after.showsStandard)],
    reportProcess: [yesNo(before.showsProcess), yesNo(after.showsProcess)],
    reportSignatures: [yesNo(before.showsSignatureLines), yesNo(after.showsSignatureLines)],
    reportFooter: [before.footer, after.footer],
    reportLinks: [yesNo(before.allowsLinks), yesNo(after.allowsLinks)],
  });
}
