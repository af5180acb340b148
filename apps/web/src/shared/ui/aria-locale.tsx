import type { Language } from '@rondo/messages';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useLanguage } from '../i18n.tsx';

/** Both write a day as year, month, day, as the product's texts do: nobody takes 03/04 for another day. `en-SE` is English so. */
const LOCALES: Record<Language, string> = { 'zh-CN': 'zh-CN', 'en-US': 'en-SE' };

/** The reader's language for the controls of React Aria below; without it they would speak the browser's. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={LOCALES[useLanguage()]}>{children}</I18nProvider>;
}
