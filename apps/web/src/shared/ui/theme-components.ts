import type { Language } from '@rondo/messages';
import type { ThemeConfig } from 'antd';
import type { Density } from './appearance.ts';
import { type Mode, palette } from './tokens.ts';

type Components = NonNullable<ThemeConfig['components']>;
type Palette = ReturnType<typeof palette>;

function table(p: Palette, density: Density): NonNullable<Components['Table']> {
  const block = density === 'compact' ? 6 : 10;
  return {
    headerBg: p.surface,
    headerColor: p.ink3,
    headerSplitColor: 'transparent',
    headerSortActiveBg: p.surface,
    headerSortHoverBg: p.hover,
    rowHoverBg: p.hover,
    rowSelectedBg: p.selected,
    rowSelectedHoverBg: p.selected,
    bodySortBg: 'transparent',
    borderColor: p.line,
    headerBorderRadius: 0,
    cellFontSize: 13,
    cellFontSizeMD: 13,
    cellFontSizeSM: 13,
    cellPaddingInline: 12,
    cellPaddingInlineMD: 12,
    cellPaddingInlineSM: 12,
    cellPaddingBlock: block,
    cellPaddingBlockMD: block,
    cellPaddingBlockSM: block,
    selectionColumnWidth: 40,
  };
}

function button(p: Palette, language: Language): NonNullable<Components['Button']> {
  return {
    fontWeight: language === 'en-US' ? 500 : 400,
    primaryColor: p.onBrand,
    dangerColor: p.onSolid,
    primaryShadow: 'none',
    defaultShadow: 'none',
    dangerShadow: 'none',
    defaultBorderColor: p.buttonBorder,
    defaultHoverColor: p.ink,
    defaultHoverBorderColor: p.controlBorder,
    defaultHoverBg: p.hover,
    defaultActiveColor: p.ink,
    defaultActiveBorderColor: p.ink3,
    paddingInline: 12,
  };
}

function controls(p: Palette): Components {
  const field = { hoverBorderColor: p.ink2, activeBorderColor: p.brand, activeShadow: 'none' };
  return {
    Input: field,
    InputNumber: field,
    DatePicker: field,
    Select: {
      hoverBorderColor: p.ink2,
      activeBorderColor: p.brand,
      optionSelectedBg: p.selected,
      optionSelectedColor: p.ink,
    },
    Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 4px', labelColor: p.ink },
    Segmented: { trackBg: p.sunken, itemColor: p.ink2, itemSelectedBg: p.surface, itemSelectedColor: p.ink },
    Switch: {
      trackHeight: 20,
      trackMinWidth: 36,
      handleSize: 16,
      colorTextQuaternary: p.controlBorder,
      colorTextTertiary: p.ink3,
    },
    Checkbox: { colorWhite: p.onBrand, borderRadiusSM: 4 },
    Radio: { colorWhite: p.onBrand },
    Slider: { railBg: p.sunken, trackBg: p.brandLine, handleColor: p.brand },
  };
}

function feedback(p: Palette): Components {
  return {
    Message: {
      contentBg: p.tooltipBg,
      colorText: p.tooltipInk,
      colorTextHeading: p.tooltipInk,
      colorSuccess: p.tooltipOk,
      colorWarning: p.tooltipWarn,
      colorError: p.tooltipBad,
      colorInfo: p.tooltipWait,
    },
    Tooltip: { colorTextLightSolid: p.tooltipInk, colorBgSpotlight: p.tooltipBg },
    Badge: { indicatorHeight: 16, colorError: p.badSolid },
    Modal: { titleFontSize: 16, borderRadiusLG: 12 },
    Drawer: { footerPaddingBlock: 12, footerPaddingInline: 24 },
    Progress: { remainingColor: p.sunken, defaultColor: p.brand },
    Alert: { withDescriptionPadding: 12 },
  };
}

/** What differs from the tokens component by component; each line of section 6 and 6.1 of the design language. */
export function components(mode: Mode, language: Language, density: Density): Components {
  const p = palette(mode);
  return {
    Layout: { headerHeight: 48, headerBg: p.layout, siderBg: p.layout },
    Menu: {
      itemHeight: 32,
      itemMarginBlock: 2,
      itemMarginInline: 8,
      itemPaddingInline: 8,
      itemBorderRadius: 6,
      iconSize: 16,
      itemSelectedBg: p.selected,
      itemSelectedColor: p.brandText,
      activeBarBorderWidth: 0,
    },
    Table: table(p, density),
    Button: button(p, language),
    Tabs: { horizontalItemGutter: 24, inkBarColor: p.ink, itemSelectedColor: p.ink, itemHoverColor: p.ink },
    Steps: { colorTextLightSolid: p.onBrand },
    Pagination: { itemActiveBg: p.brandTint, itemActiveColor: p.brandText },
    Tree: { nodeHoverBg: p.hover, nodeSelectedBg: p.selected },
    ...controls(p),
    ...feedback(p),
  };
}
