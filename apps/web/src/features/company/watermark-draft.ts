import type { CompanyFacts } from '@rondo/contract/company';
import type { PictureSwitches } from '@rondo/domain/company';
import type { MessageKey } from '@rondo/messages';

export const WATERMARK_WORDS = {
  watermark: 'company.watermark.on',
  watermarkDate: 'company.watermark.date',
  watermarkName: 'company.watermark.name',
  watermarkAccount: 'company.watermark.account',
  veilPeople: 'company.watermark.veil',
} as const satisfies Record<keyof PictureSwitches, MessageKey>;

/** What the form holds. */
export const switchesOf = ({
  watermark,
  watermarkDate,
  watermarkName,
  watermarkAccount,
  veilPeople,
}: CompanyFacts): PictureSwitches => ({
  watermark,
  watermarkDate,
  watermarkName,
  watermarkAccount,
  veilPeople,
});

export const isChanged = (draft: PictureSwitches, facts: CompanyFacts): boolean =>
  JSON.stringify(draft) !== JSON.stringify(switchesOf(facts));
