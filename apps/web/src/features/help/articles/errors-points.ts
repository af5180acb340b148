import type { Article } from './article.ts';

export const errorsPointsArticle = {
  id: 'errors-points',
  category: 'error',
  words: '积分 规则 复核 points rule confirm',
  related: ['points-rule', 'points-adjustment', 'points-limits'],
  'zh-CN': {
    title: '错误提示：积分',
    text: `
设置积分规则、手工加减积分时可能遇到的提示。
`,
  },
  'en-US': {
    title: 'Errors: points',
    text: `
What may be said while points rules are set and points are given or taken by hand.
`,
  },
  codes: {
    POINTS_NAME_TAKEN: {
      'zh-CN': '已有同名的积分规则。换一个名称。',
      'en-US': 'A points rule has this name. Choose another one.',
    },
    POINTS_SECOND_COMPREHENSIVE: {
      'zh-CN': '一家门店只能在一个综合规则里。从其中一个规则去掉这家门店，或改用分组。',
      'en-US': 'A store can be in one comprehensive rule only. Take it out of one of them.',
    },
    POINTS_RULE_USED: {
      'zh-CN': '这条规则已经记过分，删除会让明细说不清来源。停用它即可，余额保留。',
      'en-US': 'The rule has posted, and the ledger has to name its source. Disable it; balances stay.',
    },
    POINTS_RULE_OFF: {
      'zh-CN': '规则停用了，或不在有效期内。启用它、改有效期，或选别的规则。',
      'en-US': 'The rule is disabled or not valid now. Enable it, change its validity, or choose another one.',
    },
    POINTS_OUTSIDE_RULE: {
      'zh-CN': '提示里的门店或成员不在这条规则的适用范围。去掉它，或换一条规则。',
      'en-US': 'Who is named is not in the scope of this rule. Leave them out, or choose another rule.',
    },
    POINTS_OWN_ACCOUNT: {
      'zh-CN': '不能给自己加分或减分。请另一位有权限的人来做。',
      'en-US': 'Nobody gives points to the own account. Ask somebody else with the permission.',
    },
    POINTS_NOBODY_LEFT: {
      'zh-CN': '要加减积分的门店或成员都已不在。拒绝这一条，或由提交人撤回。',
      'en-US': 'Nobody whose points these are is here any more. Refuse it, or let the author withdraw it.',
    },
    POINTS_APPEALED: {
      'zh-CN': '这笔积分已经有人申诉过。每笔只能申诉一次，结果写在它的明细里。',
      'en-US':
        'Somebody appealed against this posting already. There is one appeal a posting; the ledger tells what came of it.',
    },
    POINTS_APPEAL_CLOSED: {
      'zh-CN': '过了规则写的申诉天数，或者这笔已经冲销，或者规则不允许申诉。可以请能手工加减积分的人看一看。',
      'en-US':
        'The days of its rule are over, the posting was taken back, or the rule allows no appeals. Somebody who gives points by hand can still look at it.',
    },
    POINTS_APPEAL_NOBODY: {
      'zh-CN': '除了你自己，没有人能裁决。请管理员给另一位成员手工加减积分的权限。',
      'en-US': 'Nobody but you could decide. Ask an administrator to let another member give points by hand.',
    },
    POINTS_TRIAL_TOO_LARGE: {
      'zh-CN': '试算用的周期里事情太多。缩短周期，或缩小规则的适用范围后再试。',
      'en-US': 'Too much happened in the cycle. Shorten it or narrow the scope of the rule, then try again.',
    },
    POINTS_NO_SECOND: {
      'zh-CN': '超过复核上限，但没有别人可以复核。减少分值，或请管理员给另一位成员这项权限。',
      'en-US':
        'So many points need a second person, and there is nobody. Make it fewer, or have another member get the permission.',
    },
  },
} as const satisfies Article;
