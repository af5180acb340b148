import type { Language } from '@rondo/domain/language';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import type { TemplateContent } from '@rondo/domain/scoring/template';
import { validateTemplate } from '@rondo/domain/scoring/validate-template';
import { translate } from '@rondo/messages';

/** Most faults an answer lists; whoever has more works from the first ones. */
const MOST = 100;

/** What keeps a draft from being published, in the reader's words. */
export function faultsOf(content: TemplateContent, scoring: ScoringSettings, language: Language) {
  return validateTemplate(content, scoring)
    .slice(0, MOST)
    .map(({ path, reason }) => ({ path, reason, message: translate(language, `template.fault.${reason}`) }));
}
