import type { SystemTemplate } from './system-template.ts';

export const cateringClosing: SystemTemplate = {
  key: 'catering_closing',
  industry: 'restaurant',
  kind: 'closing',
  method: 'pass_fail',
  modes: ['self'],
  name: { 'zh-CN': '餐饮闭店检查', 'en-US': 'Restaurant closing' },
  description: {
    'zh-CN': '闭店时确认水电气、食材、现金和门禁。',
    'en-US': 'At closing time: utilities, food, cash and doors.',
  },
  categories: [
    {
      name: { 'zh-CN': '安全', 'en-US': 'Safety' },
      items: [
        {
          name: { 'zh-CN': '燃气总阀已关闭', 'en-US': 'The main gas valve is shut' },
          severity: 'red_line',
          naAllowed: false,
          photo: 'always',
        },
        {
          name: {
            'zh-CN': '不需要的电器已断电，冷柜正常运行',
            'en-US': 'Appliances not needed are off, cold storage is running',
          },
          severity: 'red_line',
          photo: 'on_fail',
        },
        {
          name: { 'zh-CN': '炉灶和排烟罩已清洁降温', 'en-US': 'Stoves and hoods are cleaned and cooled down' },
          severity: 'major',
        },
        {
          name: { 'zh-CN': '门窗已锁，报警已布防', 'en-US': 'Doors and windows are locked, the alarm is set' },
          severity: 'red_line',
          naAllowed: false,
        },
      ],
    },
    {
      name: { 'zh-CN': '收尾', 'en-US': 'Wrapping up' },
      items: [
        {
          name: {
            'zh-CN': '剩余食材已密封、贴标签、入冷藏',
            'en-US': 'Leftover ingredients are sealed, labelled and chilled',
          },
          severity: 'major',
          photo: 'on_fail',
        },
        {
          name: { 'zh-CN': '垃圾已清运，垃圾桶已清洗', 'en-US': 'Waste is taken out and bins are washed' },
          photo: 'on_fail',
        },
        {
          name: { 'zh-CN': '当日营业款已清点并入保险柜', 'en-US': 'Takings are counted and in the safe' },
          severity: 'major',
        },
        {
          name: { 'zh-CN': '次日备货和异常已交接', 'en-US': 'Stock for tomorrow and anything unusual is handed over' },
        },
      ],
    },
  ],
};
