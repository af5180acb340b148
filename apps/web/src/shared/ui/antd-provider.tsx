import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import 'dayjs/locale/zh-cn';
import dayjs from 'dayjs';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLanguage } from '../i18n.tsx';
import { useAppearance } from './appearance.ts';
import { rondoTheme } from './theme.ts';

/** antd with our theme in the reader's mode, language and density. Wraps everything behind sign-in, once. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { mode, density } = useAppearance();
  const theme = useMemo(() => rondoTheme(mode, language, density), [mode, language, density]);
  useEffect(() => {
    dayjs.locale(language === 'en-US' ? 'en' : 'zh-cn');
  }, [language]);
  return (
    <ConfigProvider
      theme={theme}
      locale={language === 'en-US' ? enUS : zhCN}
      button={{ autoInsertSpace: false }}
      wave={{ disabled: true }}
    >
      {children}
    </ConfigProvider>
  );
}
