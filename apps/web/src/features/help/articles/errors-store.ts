import type { Article } from './article.ts';

export const errorsStoreArticle = {
  id: 'errors-store',
  category: 'error',
  words: '门店 分组 营业时间 字段 store group hours field',
  related: ['shop', 'shop-setting'],
  'zh-CN': {
    title: '错误提示：门店和分组',
    text: `
新建、修改、闭店、删除门店和分组时可能遇到的提示。
`,
  },
  'en-US': {
    title: 'Errors: stores and groups',
    text: `
What may be said while stores and groups are added, changed, closed or deleted.
`,
  },
  codes: {
    FLOW_DASHBOARD_NAME_TAKEN: {
      'zh-CN': '你已经有一个同名的客流看板。换一个名称；别人的看板可以同名。',
      'en-US': 'You have a flow dashboard of this name. Choose another one; those of others may be called the same.',
    },
    FLOW_DASHBOARD_FULL: {
      'zh-CN': '每人的客流看板有上限。先删除不用的，或编辑已有的看板。',
      'en-US':
        'There is a limit of flow dashboards for each person. Delete those you do not use, or edit one you have.',
    },
    SHOP_NAME_TAKEN: {
      'zh-CN': '企业里已有同名门店，也可能在你看不到的范围里。在名称里加上街道或编号。',
      'en-US': 'A store of this name exists, perhaps outside your scope. Add the street or a number to the name.',
    },
    SHOP_CODE_TAKEN: {
      'zh-CN': '门店编号不能重复。换一个编号，或先改掉另一家的。',
      'en-US': 'Store numbers are unique. Use another one, or change that of the other store.',
    },
    SHOP_NEEDS_MANAGER: {
      'zh-CN': '营业中的门店要有店长，整改和自检才有人负责。选一位在职成员。',
      'en-US':
        'An open store needs a manager, who answers for rectifications and self-inspections. Choose an active member.',
    },
    SHOP_IN_USE: {
      'zh-CN': '门店还有未完成的任务或整改。先完成或关闭它们。',
      'en-US': 'The store has open tasks or rectifications. Complete or close them first.',
    },
    GROUP_NAME_TAKEN: {
      'zh-CN': '同一级已有同名分组。换一个名称。',
      'en-US': 'There is a group of this name at the same level. Choose another one.',
    },
    GROUP_IN_USE: {
      'zh-CN': '分组里还有门店或下级分组。先移走它们，空的分组才能删除。',
      'en-US': 'The group still has stores or groups. Move them away; only an empty group can be deleted.',
    },
    GROUP_TOO_DEEP: {
      'zh-CN': '分组层级到了上限。放到更高的一级下面。',
      'en-US': 'The groups are as deep as they can be. Put it higher up.',
    },
    GROUP_INTO_ITSELF: {
      'zh-CN': '分组不能移到自己或自己的下级下面。选另一个位置。',
      'en-US': 'A group cannot move below itself. Choose another place.',
    },
    HOURS_OVERLAP: {
      'zh-CN': '同一天的几段营业时间重叠了。改成前后相接，或合并成一段；跨过午夜的也要算上。',
      'en-US': 'Hours of one day overlap. Let them follow each other or make them one; hours past midnight count, too.',
    },
    SHOP_NOT_OPEN: {
      'zh-CN': '门店在筹备或已闭店，不能派发或巡检。先开业或恢复营业。',
      'en-US':
        'The store is in preparation or closed: nothing can be dispatched or inspected. Open or reopen it first.',
    },
    SHOP_HAS_HISTORY: {
      'zh-CN': '门店有完成的任务或记录，删除会丢失历史。改为闭店，记录都会保留。',
      'en-US':
        'The store has finished tasks or records that a deletion would lose. Close it instead; everything stays.',
    },
    SHOP_FIELD_TAKEN: {
      'zh-CN': '已有同名的自定义字段。换一个名称，或直接用那个字段。',
      'en-US': 'There is a field of this name. Use another name, or that field.',
    },
    SHOP_FIELDS_FULL: {
      'zh-CN': '自定义字段已满 20 个。先删除一个不用的。',
      'en-US': 'There are 20 custom fields. Delete one that is not used.',
    },
    SHOP_HAS_DEVICES: {
      'zh-CN': '门店里还有设备或网关。先移走或删除设备，停用网关，再删除门店。',
      'en-US': 'The store has devices or a gateway. Move or delete the devices and revoke the gateway first.',
    },
  },
} as const satisfies Article;
