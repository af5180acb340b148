import { ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import 'dayjs/locale/zh-cn';
import dayjs from 'dayjs';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useLanguage } from '../i18n.tsx';
import { useAppearance } from './appearance.ts';
import { rondoTheme } from './theme.ts';

const isThemed = createContext(false);

/**
 * antd with our theme in the reader's mode, language and density. Every part that draws with antd brings it along, so that a
 * page without such parts does not load antd; inside of another one it does nothing.
 */
export function AntdProvider({ children }: { children: ReactNode }) {
  return useContext(isThemed) ? children : <Themed>{children}</Themed>;
}

function Themed({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const { mode, density } = useAppearance();
  const theme = useMemo(() => rondoTheme(mode, language, density), [mode, language, density]);
  useEffect(() => {
    dayjs.locale(language === 'en-US' ? 'en' : 'zh-cn');
  }, [language]);
  return (
    <isThemed.Provider value={true}>
      <ConfigProvider
        theme={theme}
        locale={language === 'en-US' ? enUS : zhCN}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
      >
        {children}
      </ConfigProvider>
    </isThemed.Provider>
  );
}
