import type { Article } from './article.ts';

export const errorsTemplateArticle = {
  id: 'errors-template',
  category: 'error',
  words: '模板 检查项 发布 生成 template items publish import generate',
  related: ['template', 'template-editor'],
  'zh-CN': {
    title: '错误提示：模板和导入',
    text: `
编辑、发布、导入模板，以及选择模板时可能遇到的提示。
`,
  },
  'en-US': {
    title: 'Errors: templates and imports',
    text: `
What may be said while templates are edited, published, imported or chosen.
`,
  },
  codes: {
    TEMPLATE_NAME_TAKEN: {
      'zh-CN': '已有同名模板。换一个名称，例如加上年份或用途。',
      'en-US': 'A template has this name. Choose another one, such as with a year.',
    },
    TEMPLATE_NOT_READY: {
      'zh-CN': '模板还有要改的地方，编辑页右上角列出了每一处。改完再发布。',
      'en-US': 'Something has to be changed before publishing; the editor lists each place. Then publish.',
    },
    TEMPLATE_IN_USE: {
      'zh-CN': '模板用在提示里的地方，不能删除。停用它，就不会再产生新任务。',
      'en-US': 'The template is used where it says, and cannot be deleted. Disable it, and no new tasks come from it.',
    },
    TEMPLATE_DISABLED: {
      'zh-CN': '模板已停用，不能用来派发。启用它，或换一个模板。',
      'en-US': 'The template is disabled and makes no tasks. Enable it, or choose another one.',
    },
    TOO_MANY_ITEMS: {
      'zh-CN': '一次导入超过了 500 条。分几个文件导入。',
      'en-US': 'More than 500 items at once. Import them in several files.',
    },
    IMPORT_UNREADABLE: {
      'zh-CN': '文件打不开，或不是表格。另存为 xlsx 或 csv，确认没有密码保护。',
      'en-US': 'The file does not open or is no table. Save it as xlsx or csv, without a password.',
    },
    DRAFT_EXPIRED: {
      'zh-CN': '保存草稿后模板更新了。派发的任务可以继续用旧版本，自己发起的要重新开始。',
      'en-US':
        'The template changed after the draft was saved. Dispatched tasks can go on with the old version; those you started yourself begin again.',
    },
    RELEASE_NOTE_NEEDED: {
      'zh-CN': '从第二版起，发布时要写一句改了什么，用模板的人会看到。',
      'en-US': 'From the second version on, publishing needs a sentence about what changed, for those who use it.',
    },
    TEMPLATE_STANDARD_ZERO: {
      'zh-CN': '百分比计分要乘标准分，标准分不能为 0。填一个大于 0 的数，例如 100。',
      'en-US': 'The rate is multiplied by the standard score, which cannot be 0. Enter one such as 100.',
    },
    TEMPLATE_LOCKED: {
      'zh-CN': '别人正在编辑这个模板。等对方结束，或者接管；接管后对方不能再保存。',
      'en-US': 'Somebody else is editing. Wait, or take over; they cannot save any more then.',
    },
    TEMPLATE_TOO_LARGE: {
      'zh-CN': '检查项到了一个模板的上限。拆成两个模板。',
      'en-US': 'The template has as many items as it can hold. Part it in two.',
    },
    TEMPLATE_FULL: {
      'zh-CN': '一个模板最多 500 个检查项、50 个分类。删除不用的，或拆成两个模板。',
      'en-US': 'A template holds 500 items and 50 categories at most. Delete some, or part it in two.',
    },
    TEMPLATE_NOT_SHARED: {
      'zh-CN': '模板的可见范围不包含你。换一个模板，或请管理模板的人加上你。',
      'en-US': 'The template is not visible to you. Choose another one, or ask whoever manages templates.',
    },
    GENERATION_NOTHING_FOUND: {
      'zh-CN': '资料里没有写明要求的句子、列表或表格。换一份制度、标准或检查表，或者自己写几行要求。',
      'en-US':
        'No sentence, list or table says what is to be so. Take a rule book or an inspection form, or type a few lines.',
    },
    GENERATION_UNREADABLE: {
      'zh-CN': '文件打不开或没有文字，提示里写了原因。去掉密码、另存一份，或把扫描件换成有文字的文件。',
      'en-US':
        'The file does not open or holds no words; the message says why. Take the password off, save it anew, or replace a scan.',
    },
    GENERATION_PICTURE: {
      'zh-CN': '图片里的文字读不出来。上传文档，或者把要求写在描述里。',
      'en-US': 'Words in a picture cannot be read. Upload a document, or type the requirements.',
    },
    GENERATION_TYPE: {
      'zh-CN': '只能从 pdf、docx、xlsx、pptx、txt、csv 生成。压缩包先解开。',
      'en-US': 'Only pdf, docx, xlsx, pptx, txt and csv. Unpack an archive first.',
    },
    TEMPLATE_NOT_REVIEWED: {
      'zh-CN': '生成的模板要先逐项看过。发布时勾选确认。',
      'en-US': 'A generated template is looked through first. Tick the confirmation when you publish.',
    },
    TEMPLATE_NOT_FOR_SHOP: {
      'zh-CN': '模板的可见范围不包含所选的门店。去掉这些门店，或修改可见范围。',
      'en-US': 'The template may not be used at a chosen store. Leave it out, or change the visibility.',
    },
  },
} as const satisfies Article;
