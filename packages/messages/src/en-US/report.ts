import type { Shape } from '../shape.ts';
import type { report as zh } from '../zh-CN/report.ts';

/** Reports on paper: what stands on their pages, how a company sets them up. English. */
export const report = {
  made: 'Made by {name}, {time}',
  page: 'Page {page} of {pages}',
  missing: 'Picture no longer there',
  seal: {
    title: 'Check that nobody changed it',
    text: 'Scan the code or open the address below to compare this report with the inspection record it was made from. Below is the fingerprint of the record: it is another one as soon as a single character is changed.',
  },
  get: {
    title: 'Download report',
    pdf: 'PDF',
    full: 'Full report',
    fullHint: 'With process, changes in review and photos',
    customer: 'Customer copy',
    customerHint: 'Without process, changes in review, reviewers and CC',
    hidePassed: 'Leave out passed items',
    data: 'Data to check it with (JSON)',
    dataHint: 'The facts of the record, to be compared on the check page',
    language: 'The report is in the language of your pages',
    making: 'Making the report…',
    download: 'Download PDF',
  },
  layout: {
    title: 'Report layout',
    intro:
      'How the PDF of every inspection report looks. Logo and name come from the company’s facts, the watermark is that of the pages.',
    hasCover: 'A cover page',
    photosARow: 'Photos per row',
    showsStandard: 'Show the standard below failed items',
    showsProcess: 'Show the process',
    showsSignatureLines: 'Leave room for signatures by hand',
    footer: 'Footer',
    footerHint: 'At the foot of each page, such as a slogan or a note on confidentiality',
    preview: 'Preview with the newest record',
    previewUnsaved: 'The preview shows the saved layout: save first',
    noPreview: 'There is no inspection record to preview with yet',
    saved: 'Report layout saved',
  },
} satisfies Shape<typeof zh>;
