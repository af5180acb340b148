import type { Shape } from '../shape.ts';
import type { reportFeature as zh } from '../zh-CN/report.feature.ts';

export const reportFeature = {
  audit: {
    kind: { report_layout: 'Report layout' },
    event: { report_layout: { saved: 'saved the report layout' }, export: { report: 'downloaded the report' } },
    field: {
      reportCover: 'cover page',
      reportPhotos: 'photos per row',
      reportStandard: 'standard shown',
      reportProcess: 'process shown',
      reportSignatures: 'room for signatures',
      reportFooter: 'footer',
    },
  },
} satisfies Shape<typeof zh>;
