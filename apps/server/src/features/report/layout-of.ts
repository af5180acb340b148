import { PHOTOS_A_ROW, type ReportLayout, USUAL_REPORT_LAYOUT } from '@rondo/domain/report';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './report.queries.ts';

/** How a company's reports look; where it has set nothing, as the product has them. */
export async function layoutOf(db: Db, companyId: string): Promise<{ layout: ReportLayout; rev: number }> {
  const row = await q.layout(db, companyId).executeTakeFirst();
  if (!row) return { layout: USUAL_REPORT_LAYOUT, rev: 0 };
  return {
    layout: {
      hasCover: row.has_cover,
      photosARow: PHOTOS_A_ROW.find((one) => one === row.photos_a_row) ?? USUAL_REPORT_LAYOUT.photosARow,
      showsStandard: row.shows_standard,
      showsProcess: row.shows_process,
      showsSignatureLines: row.shows_signature_lines,
      footer: row.footer,
      allowsLinks: row.allows_links,
    },
    rev: row.rev,
  };
}
