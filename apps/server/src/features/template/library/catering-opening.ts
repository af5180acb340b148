import type { SystemTemplate } from './system-template.ts';

export const cateringOpening: SystemTemplate = {
  key: 'catering_opening',
  industry: 'restaurant',
  kind: 'opening',
  method: 'pass_fail',
  modes: ['self'],
  name: { 'zh-CN': '餐饮开店检查', 'en-US': 'Restaurant opening' },
  description: {
    'zh-CN': '营业前十分钟走一遍：设备、食材、卫生和前厅。',
    'en-US': 'Ten minutes before service: equipment, ingredients, hygiene and the dining room.',
  },
  categories: [
    {
      name: { 'zh-CN': '后厨', 'en-US': 'Kitchen' },
      items: [
        {
          name: {
            'zh-CN': '燃气、水、电无异常，无异味',
            'en-US': 'Gas, water and power are in order, no smell of gas',
          },
          severity: 'red_line',
          naAllowed: false,
        },
        {
          name: { 'zh-CN': '冷藏冷冻温度已记录', 'en-US': 'Temperatures of chillers and freezers are written down' },
          severity: 'major',
          photo: 'on_fail',
        },
        {
          name: {
            'zh-CN': '当日食材到齐，外观和日期正常',
            'en-US': 'Ingredients of the day are there, look right and are in date',
          },
          severity: 'major',
        },
        {
          name: { 'zh-CN': '操作台和餐具已清洗消毒', 'en-US': 'Worktops and tableware are washed and disinfected' },
          severity: 'major',
          photo: 'optional',
        },
      ],
    },
    {
      name: { 'zh-CN': '前厅', 'en-US': 'Dining room' },
      items: [
        {
          name: { 'zh-CN': '地面、桌椅、门窗干净', 'en-US': 'Floor, tables, chairs, doors and windows are clean' },
          photo: 'always',
        },
        { name: { 'zh-CN': '灯光、空调、音乐和收银正常', 'en-US': 'Lights, air conditioning, music and tills work' } },
        { name: { 'zh-CN': '员工着装整齐，佩戴工牌', 'en-US': 'Staff wear the uniform and their badge' } },
        { name: { 'zh-CN': '菜单、价签与当日供应一致', 'en-US': 'Menus and prices match what is served today' } },
      ],
    },
  ],
};
