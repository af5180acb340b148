import type { Shape } from '../shape.ts';
import type { verify as zh } from '../zh-CN/verify.ts';

/** The page that says whether a report is true, for whoever holds one. English. */
export const verify = {
  title: 'Report check',
  checking: 'Comparing…',
  verdict: {
    match: 'A true report, and the record still says the same',
    corrected: 'A true report, but the record was corrected since',
    void: 'A true report, but the record was voided',
    unknown: 'No such report was made here',
  },
  explain: {
    match:
      'This report was made here and its record was not changed since. Compare the facts below with the report in your hands.',
    corrected: 'A reviewer changed the record after this report was made. Ask whoever gave it to you for a new one.',
    void: 'The record was voided after this report was made. It counts in no statistic any more.',
    unknown: 'The address is incomplete, the report was changed, or it was not made here.',
  },
  company: 'Company',
  shop: 'Store',
  number: 'Number',
  submitted: 'Submitted',
  sealed: 'Report first made',
  hash: 'Fingerprint (SHA-256)',
  file: {
    title: 'Compare the data file',
    hint: 'Choose the JSON file that came with the report. Your browser works out its fingerprint and compares it; the file is not sent anywhere.',
    choose: 'Choose file',
    match: 'The file is the one of this report',
    mismatch: 'The file is not the one of this report: something in it was changed',
  },
  failed: 'It cannot be compared right now. Please try again later.',
  retry: 'Try again',
} satisfies Shape<typeof zh>;
