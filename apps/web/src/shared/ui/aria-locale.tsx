import type { Language } from '@rondo/messages';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLanguage } from '../i18n.tsx';

/** Both write a day as year, month, day, as the product's texts do: nobody takes 03/04 for another day. `en-SE` is English so. */
const OF_DAYS: Record<Language, string> = { 'zh-CN': 'zh-CN', 'en-US': 'en-SE' };

interface Props {
  /** Its numbers are days: as plain numbers they would get the comma of that country. */
  hasDays?: boolean;
  children: ReactNode;
}

/** The reader's language for the controls of React Aria below; without it they would speak the browser's. */
export function AriaLocale({ hasDays = false, children }: Props) {
  const language = useLanguage();
  return <I18nProvider locale={hasDays ? OF_DAYS[language] : language}>{children}</I18nProvider>;
}
