import type { SystemTemplate } from './system-template.ts';

export const retailCleanliness: SystemTemplate = {
  key: 'retail_cleanliness',
  industry: 'supermarket',
  kind: 'cleanliness',
  method: 'points',
  modes: ['on_site', 'self'],
  name: { 'zh-CN': '门店清洁检查', 'en-US': 'Store cleanliness' },
  description: {
    'zh-CN': '卖场、仓库、卫生间和室外区域的清洁。',
    'en-US': 'Cleanliness of sales floor, stock room, toilets and outside.',
  },
  categories: [
    {
      name: { 'zh-CN': '卖场', 'en-US': 'Sales floor' },
      items: [
        {
          name: { 'zh-CN': '地面无污渍、无积水', 'en-US': 'The floor has no stains and no water' },
          maxScore: 6,
          severity: 'major',
          photo: 'on_fail',
        },
        {
          name: { 'zh-CN': '货架和商品无积灰', 'en-US': 'Shelves and goods are free of dust' },
          maxScore: 6,
          photo: 'on_fail',
        },
        { name: { 'zh-CN': '玻璃、镜面、灯具干净', 'en-US': 'Glass, mirrors and lamps are clean' }, maxScore: 4 },
      ],
    },
    {
      name: { 'zh-CN': '后区', 'en-US': 'Back area' },
      items: [
        {
          name: { 'zh-CN': '仓库离地离墙码放，通道整洁', 'en-US': 'Stock stands off floor and wall, aisles are tidy' },
          maxScore: 6,
          photo: 'on_fail',
        },
        {
          name: { 'zh-CN': '清洁工具分类存放并有标识', 'en-US': 'Cleaning tools are sorted and labelled' },
          maxScore: 4,
        },
      ],
    },
    {
      name: { 'zh-CN': '卫生间与室外', 'en-US': 'Toilets and outside' },
      items: [
        {
          name: { 'zh-CN': '卫生间无异味，耗材齐全', 'en-US': 'Toilets do not smell and are stocked' },
          maxScore: 6,
          photo: 'on_fail',
        },
        {
          name: { 'zh-CN': '垃圾桶未满溢，周边干净', 'en-US': 'Bins are not overflowing, the ground around is clean' },
          maxScore: 4,
        },
        {
          name: { 'zh-CN': '门前区域无垃圾、无积雪', 'en-US': 'No litter and no snow in front of the store' },
          maxScore: 4,
          photo: 'optional',
        },
      ],
    },
  ],
};
