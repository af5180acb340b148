import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { reportApi as api } from '@rondo/contract/report';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { sendFile } from '../../../platform/table/send-file.ts';
import { fileRefs, type LeavingParts } from '../../file/index.ts';
import { keptAnswers, picturesOf } from '../../inspection/index.ts';
import { draftModel } from '../draft-model.ts';
import { layoutOf } from '../layout-of.ts';
import { aroundOf, drawn } from '../report-pdf.ts';

/** What a device holds of an inspection that was never submitted, on paper. That it was taken out is in the log; it has no seal. */
export const draftFrom =
  (leaving: LeavingParts) =>
  async (context: Context, { photosLeft, ...wanted }: Parsed<typeof api.draft>, wire: Wire): Promise<Buffer> => {
    const { db, actor, language } = context;
    const kept = await keptAnswers(context, wanted);
    const { layout: set } = await layoutOf(db, actor.companyId);
    // A cover and lines to sign on are for what is finished.
    const layout = { ...set, hasCover: false, showsSignatureLines: false, showsProcess: false };
    const files = await fileRefs(db, actor.companyId, kept.asked.flatMap(picturesOf));
    const asked = { language, timeZone: actor.timeZone, view: 'full', hidePassed: false, layout } as const;
    const model = draftModel({ ...kept, files, by: actor.name, left: kept.foreign + photosLeft }, asked);
    const bytes = await drawn(model, { ...(await aroundOf(leaving, context, layout)), seal: null });
    const { task } = kept;
    const title = translate(language, 'report.draft.file', { shop: task.shop_name ?? '', number: task.number });
    const name = `${title}.pdf`.replace(/[\\/:*?"<>|]/g, '_');
    await context.change((tx) =>
      tx.addHistory({ kind: 'export', id: tx.newId(), name, event: 'report', data: { rows: 1 } }),
    );
    return sendFile(wire, { name, mime: 'application/pdf', bytes });
  };
