import type { SystemTemplate } from './system-template.ts';

export const retailBrand: SystemTemplate = {
  key: 'retail_brand',
  industry: 'fashion',
  kind: 'brand',
  method: 'percent',
  modes: ['on_site', 'remote'],
  name: { 'zh-CN': '零售陈列与形象', 'en-US': 'Retail display and brand' },
  description: {
    'zh-CN': '门头、陈列、价签和服务是否符合品牌标准。',
    'en-US': 'Whether shop front, display, prices and service follow the brand.',
  },
  categories: [
    {
      name: { 'zh-CN': '门头与橱窗', 'en-US': 'Front and windows' },
      items: [
        {
          name: { 'zh-CN': '招牌完好，亮灯时无缺字', 'en-US': 'The sign is whole and fully lit' },
          maxScore: 8,
          severity: 'major',
          photo: 'always',
        },
        {
          name: { 'zh-CN': '橱窗主题与当季活动一致', 'en-US': 'Windows show the current campaign' },
          maxScore: 8,
          photo: 'always',
        },
        {
          name: { 'zh-CN': '入口无杂物，玻璃干净', 'en-US': 'The entrance is clear, the glass is clean' },
          maxScore: 5,
          photo: 'on_fail',
        },
      ],
    },
    {
      name: { 'zh-CN': '陈列与价签', 'en-US': 'Display and prices' },
      items: [
        {
          name: {
            'zh-CN': '按陈列图摆放，主推商品在黄金位',
            'en-US': 'Goods stand as planned, key items at eye level',
          },
          maxScore: 10,
          photo: 'on_fail',
        },
        {
          name: { 'zh-CN': '价签齐全，与系统价格一致', 'en-US': 'Every item has its price, as in the system' },
          maxScore: 10,
          severity: 'major',
        },
        {
          name: { 'zh-CN': '货架饱满，无明显缺货', 'en-US': 'Shelves are full, nothing obvious is missing' },
          answer: 'score',
          maxScore: 10,
          step: 1,
        },
      ],
    },
    {
      name: { 'zh-CN': '服务', 'en-US': 'Service' },
      items: [
        {
          name: { 'zh-CN': '员工主动招呼，着装符合标准', 'en-US': 'Staff greet customers and wear the uniform' },
          maxScore: 6,
        },
        {
          name: { 'zh-CN': '试衣间、收银台整洁', 'en-US': 'Fitting rooms and tills are tidy' },
          maxScore: 6,
          photo: 'on_fail',
        },
      ],
    },
  ],
};
