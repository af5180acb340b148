import type { CompanyFacts } from '@rondo/contract/company';
import type { WatermarkSwitches } from '@rondo/domain/company';
import type { MessageKey } from '@rondo/messages';

export const WATERMARK_WORDS = {
  watermark: 'company.watermark.on',
  watermarkDate: 'company.watermark.date',
  watermarkName: 'company.watermark.name',
  watermarkAccount: 'company.watermark.account',
} as const satisfies Record<keyof WatermarkSwitches, MessageKey>;

/** What the form holds. */
export const switchesOf = ({
  watermark,
  watermarkDate,
  watermarkName,
  watermarkAccount,
}: CompanyFacts): WatermarkSwitches => ({
  watermark,
  watermarkDate,
  watermarkName,
  watermarkAccount,
});

export const isChanged = (draft: WatermarkSwitches, facts: CompanyFacts): boolean =>
  JSON.stringify(draft) !== JSON.stringify(switchesOf(facts));
