import type { Article } from './article.ts';

export const errorsKnowledgeArticle = {
  id: 'errors-knowledge',
  category: 'error',
  words: '知识库 文件夹 上传 权限 knowledge folder upload permission',
  related: ['errors-content'],
  'zh-CN': {
    title: '错误提示：知识库',
    text: `
在知识库中上传、移动、改名、申请权限时可能遇到的提示。
`,
  },
  'en-US': {
    title: 'Errors: knowledge base',
    text: `
What may be said while files are uploaded, moved, renamed and asked for in the knowledge base.
`,
  },
  codes: {
    SYNONYMS_FULL: {
      'zh-CN': '同义词的组数到了上限。删除或合并不用的组。',
      'en-US': 'There are as many groups of synonyms as may be. Delete or join some that are not used.',
    },
    SYNONYM_TAKEN: {
      'zh-CN': '一个词只能在一组同义词里，一组至少两个不同的词。把新词加到已有的那一组。',
      'en-US':
        'A word is in one group only, and a group has two different words. Add the new words to the group that is there.',
    },
    KNOWLEDGE_TEXT_READ: {
      'zh-CN': '只有文字读取失败的文件才能重新读取。换了内容时请上传新版本。',
      'en-US':
        'Only a file of which nothing could be read is read again. Upload a new version when its content changed.',
    },
    KNOWLEDGE_NAME_TAKEN: {
      'zh-CN': '同一文件夹里名称不能重复，不分大小写。换一个名称；上传时也可以选择保留两者、作为新版本或跳过。',
      'en-US':
        'A name is there once in a folder, in capitals or not. Choose another; of an upload keep both, add a version or skip.',
    },
    KNOWLEDGE_TOO_DEEP: {
      'zh-CN': '文件夹层级到了上限。放到更靠上的文件夹里。',
      'en-US': 'Folders lie in folders as deep as they may. Put it further up.',
    },
    KNOWLEDGE_FULL: {
      'zh-CN': '知识库满了，回收站里的也算。删除不用的内容，30 天后腾出位置。',
      'en-US':
        'The knowledge base is full, its recycle bin counted. Delete what is not used; after 30 days there is room.',
    },
    KNOWLEDGE_ENDING: {
      'zh-CN': '改名时保留原来的后缀，否则文件打不开。',
      'en-US': 'Keep the ending of the name: by it the file is opened.',
    },
    KNOWLEDGE_INTO_ITSELF: {
      'zh-CN': '目标文件夹就在要移动的文件夹里面。选别的文件夹。',
      'en-US': 'The target lies inside what is moved. Choose another folder.',
    },
    KNOWLEDGE_TYPE: {
      'zh-CN':
        '支持 PDF、Word、Excel、PowerPoint（docx、xlsx、pptx）、文本、图片、音频和视频。旧版 Office 文件另存为新格式后再传。',
      'en-US':
        'Taken are PDF, Word, Excel and PowerPoint (docx, xlsx, pptx), text, pictures, audio and video. Save old Office files in the new format.',
    },
    KNOWLEDGE_TOO_LARGE: {
      'zh-CN': '文档 100 MB、图片 20 MB、视频 2 GB 以内。压缩或拆分后再传。',
      'en-US': 'Documents take up to 100 MB, pictures 20 MB, films 2 GB. Make it smaller or split it.',
    },
    KNOWLEDGE_UPLOADS: {
      'zh-CN': '没传完的文件太多。继续传完或取消其中一些；三天没有继续的会自动清除。',
      'en-US':
        'Too many uploads stand open. Finish or cancel some; those that nobody goes on with for three days are removed.',
    },
    KNOWLEDGE_OFFSET: {
      'zh-CN': '中间有一段没有收到。页面会从已收到的位置继续；若反复出现，取消后重新上传。',
      'en-US':
        'A part between is missing. The page goes on from where the upload stands; if it comes again, cancel and upload anew.',
    },
    KNOWLEDGE_UNFINISHED: {
      'zh-CN': '还有内容没有传到。等上传完成，或继续上传。',
      'en-US': 'Some of it has not arrived. Wait for the upload, or go on with it.',
    },
    KNOWLEDGE_CONTENT: {
      'zh-CN': '文件内容和后缀对不上，或已损坏。用原来的程序打开并另存一份再传。',
      'en-US':
        'The content is none of its ending, or damaged. Open it with its program, save it again and upload that.',
    },
    KNOWLEDGE_REQUESTS: {
      'zh-CN': '等待处理的申请太多。等管理者处理，或撤回其中一些。',
      'en-US': 'Too many requests wait. Wait for decisions, or take some of them back.',
    },
  },
} as const satisfies Article;
