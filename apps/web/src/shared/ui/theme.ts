import type { Language } from '@rondo/messages';
import { type ThemeConfig, theme } from 'antd';
import type { Density } from './appearance.ts';
import { components } from './theme-components.ts';
import { type Mode, palette } from './tokens.ts';

const fonts: Record<Language, string> = {
  'zh-CN': '"Inter Variable","PingFang SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","Noto Sans SC",sans-serif',
  'en-US':
    '"Inter Variable",system-ui,-apple-system,"Segoe UI","PingFang SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","Noto Sans SC",sans-serif',
};

/** The colours that antd's algorithms would otherwise derive differently from what we gave. */
function pins(mode: Mode) {
  const p = palette(mode);
  return {
    colorPrimary: p.brand,
    colorPrimaryHover: p.brandHover,
    colorPrimaryActive: p.brandActive,
    colorPrimaryText: p.brandText,
    colorPrimaryBg: p.brandTint,
    colorPrimaryBgHover: p.brandTint,
    colorPrimaryBorder: p.brandLine,
    colorPrimaryBorderHover: p.brandLine,
    colorSuccess: p.okSolid,
    colorSuccessText: p.okText,
    colorSuccessBg: p.okTint,
    colorSuccessBorder: p.okLine,
    colorWarning: p.warnSolid,
    colorWarningText: p.warnText,
    colorWarningBg: p.warnTint,
    colorWarningBorder: p.warnLine,
    colorError: p.badSolid,
    colorErrorHover: p.badText,
    colorErrorActive: p.badText,
    colorErrorText: p.badText,
    colorErrorBg: p.badTint,
    colorErrorBgHover: p.badTint,
    colorErrorBorder: p.badLine,
    colorErrorBorderHover: p.badMark,
    colorInfo: p.waitSolid,
    colorInfoText: p.waitText,
    colorInfoBg: p.waitTint,
    colorInfoBorder: p.waitLine,
    colorLink: p.brandText,
    colorLinkHover: p.brandHover,
    colorLinkActive: p.brandActive,
  };
}

function colours(mode: Mode) {
  const p = palette(mode);
  return {
    colorPrimary: p.brand,
    colorBgLayout: p.layout,
    colorBgContainer: p.surface,
    colorBgElevated: p.surface,
    colorBgSpotlight: p.tooltipBg,
    colorBgMask: p.mask,
    colorTextLightSolid: p.onBrand,
    colorText: p.ink,
    colorTextSecondary: p.ink2,
    colorTextTertiary: p.ink3,
    colorTextQuaternary: p.placeholder,
    colorTextPlaceholder: p.placeholder,
    colorTextDescription: p.ink3,
    colorTextHeading: p.ink,
    colorIcon: p.ink3,
    colorIconHover: p.ink,
    colorBorder: p.controlBorder,
    colorBorderSecondary: p.line,
    colorSplit: p.line,
    colorFill: p.lineStrong,
    colorFillSecondary: p.sunken,
    colorFillTertiary: p.hover,
    colorFillQuaternary: p.subtle,
    controlItemBgHover: p.hover,
    controlItemBgActive: p.selected,
    controlItemBgActiveHover: p.selected,
    controlOutline: p.brandTint,
    boxShadow: p.shadow3,
    boxShadowSecondary: p.shadow2,
    boxShadowTertiary: p.shadow2,
  };
}

function measures(density: Density) {
  const compact = density === 'compact';
  return {
    fontSize: 14,
    fontSizeSM: 12,
    fontSizeLG: 16,
    fontSizeHeading1: 28,
    fontSizeHeading2: 24,
    fontSizeHeading3: 20,
    fontSizeHeading4: 16,
    fontSizeHeading5: 14,
    lineHeight: 22 / 14,
    lineHeightSM: 18 / 12,
    fontWeightStrong: 600,
    controlHeight: compact ? 28 : 32,
    controlHeightSM: compact ? 24 : 28,
    controlHeightLG: 40,
    borderRadius: 6,
    borderRadiusSM: 4,
    borderRadiusLG: 8,
    borderRadiusXS: 3,
    controlOutlineWidth: 2,
    lineWidthFocus: 2,
    opacityLoading: 0.85,
    motionDurationFast: '0.1s',
    motionDurationMid: '0.16s',
    motionDurationSlow: '0.24s',
    motionEaseOut: 'cubic-bezier(.2,0,0,1)',
    motionEaseInOut: 'cubic-bezier(.2,0,0,1)',
  };
}

/** The whole antd theme for a mode, a language (fonts, weights) and a density (32 or 28 px controls, 40 or 32 px rows). */
export function rondoTheme(mode: Mode, language: Language, density: Density): ThemeConfig {
  const base = mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm;
  return {
    algorithm: [base, (_seed, map) => ({ ...(map ?? theme.defaultAlgorithm(_seed)), ...pins(mode) })],
    cssVar: { key: 'rondo' },
    hashed: false,
    token: { ...colours(mode), ...measures(density), fontFamily: fonts[language] },
    components: components(mode, language, density),
  };
}
