import type { Shape } from '../shape.ts';
import type { reportFeature as zh } from '../zh-CN/report.feature.ts';

export const reportFeature = {
  error: {
    LINKS_OFF: 'External links to reports are off in this company',
    LINKS_FULL: 'This report has {max} open external links already. End one first',
    LINK_PASSWORD: 'The password is wrong',
    PACK_TOO_LARGE: 'There are more than {max} reports. Filter the list and try again',
    PACK_EMPTY: 'There is nothing to download here',
    PHOTOS_TOO_MANY: 'There are more than {max} photos. Filter the list and try again',
  },
  audit: {
    kind: { report_layout: 'Report layout', report_link: 'External link to a report' },
    event: {
      report_layout: { saved: 'saved the report layout' },
      report_link: {
        created: 'made an external link',
        ended: 'ended an external link',
        opened: 'The report was opened through an external link',
      },
      export: {
        report: 'downloaded the report',
        reportPack: 'downloaded the reports',
        reportPhotos: 'downloaded the photos',
      },
    },
    field: {
      reportCover: 'cover page',
      reportPhotos: 'photos per row',
      reportStandard: 'standard shown',
      reportProcess: 'process shown',
      reportSignatures: 'room for signatures',
      reportFooter: 'footer',
      reportLinks: 'external links allowed',
    },
  },
} satisfies Shape<typeof zh>;
