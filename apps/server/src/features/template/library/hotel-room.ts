import type { SystemTemplate } from './system-template.ts';

export const hotelRoom: SystemTemplate = {
  key: 'hotel_room',
  industry: 'hotel',
  kind: 'cleanliness',
  method: 'percent',
  modes: ['on_site'],
  name: { 'zh-CN': '酒店客房清洁检查', 'en-US': 'Hotel room cleanliness' },
  description: {
    'zh-CN': '抽查客房：布草、卫浴、设施和房间气味。',
    'en-US': 'Spot check of rooms: linen, bathroom, fittings and smell.',
  },
  categories: [
    {
      name: { 'zh-CN': '床与布草', 'en-US': 'Bed and linen' },
      items: [
        {
          name: { 'zh-CN': '布草洁白平整，无毛发污渍', 'en-US': 'Linen is white and smooth, without hair or stains' },
          maxScore: 12,
          severity: 'major',
          photo: 'on_fail',
        },
        {
          name: { 'zh-CN': '床底和床垫无杂物', 'en-US': 'Nothing lies under the bed or on the mattress' },
          maxScore: 6,
        },
      ],
    },
    {
      name: { 'zh-CN': '卫浴', 'en-US': 'Bathroom' },
      items: [
        {
          name: { 'zh-CN': '马桶、浴缸、台面已消毒', 'en-US': 'Toilet, bath and worktop are disinfected' },
          maxScore: 12,
          severity: 'red_line',
          photo: 'on_fail',
        },
        {
          name: {
            'zh-CN': '杯具一客一换，消毒封存',
            'en-US': 'Glasses are changed for each guest, disinfected and sealed',
          },
          maxScore: 12,
          severity: 'red_line',
        },
        { name: { 'zh-CN': '地漏无堵塞、无异味', 'en-US': 'Drains are open and do not smell' }, maxScore: 6 },
      ],
    },
    {
      name: { 'zh-CN': '房间', 'en-US': 'Room' },
      items: [
        {
          name: { 'zh-CN': '房间无异味，空调和灯具正常', 'en-US': 'No smell; air conditioning and lamps work' },
          maxScore: 8,
        },
        {
          name: { 'zh-CN': '遥控器、电话、开关已擦拭', 'en-US': 'Remote control, telephone and switches are wiped' },
          maxScore: 6,
        },
        {
          name: { 'zh-CN': '逃生图和应急手电在位', 'en-US': 'The escape plan and the emergency torch are there' },
          maxScore: 8,
          severity: 'major',
        },
      ],
    },
  ],
};
