import type { Article } from './article.ts';

export const errorsContentArticle = {
  id: 'errors-content',
  category: 'error',
  words: '文件 照片 上传 图库 导出 订阅 公告 file photo upload gallery export subscription announcement',
  related: ['album', 'subscription', 'notice'],
  'zh-CN': {
    title: '错误提示：文件、图库、订阅和公告',
    text: `
上传文件、管理图片、导出、订阅报表、发公告时可能遇到的提示。
`,
  },
  'en-US': {
    title: 'Errors: files, gallery, subscriptions and announcements',
    text: `
What may be said about uploads, pictures, exports, report subscriptions and announcements.
`,
  },
  codes: {
    ASSISTANT_BUSY: {
      'zh-CN': '这个对话的上一个问题还在回答。等它写完，或点“停止”，再问下一个。',
      'en-US': 'The last answer is still being written. Wait for its end, or press “Stop”, then ask.',
    },
    ASSISTANT_FULL: {
      'zh-CN': '一个对话的问题数到了上限。点“新对话”继续问，原来的对话仍可查看。',
      'en-US': 'This conversation is as long as one may be. Begin a new one; the old one stays.',
    },
    FILE_TYPE_REFUSED: {
      'zh-CN': '不支持这种文件。照片用 JPG、PNG 或 WebP；iPhone 的 HEIC 先转成 JPG。',
      'en-US': 'This kind of file is not taken. For photos use JPG, PNG or WebP; make JPG of HEIC first.',
    },
    FILE_TOO_LARGE: {
      'zh-CN': '单个文件超过 20MB。压缩后再传，或把照片尺寸调小。',
      'en-US': 'The file is larger than 20 MB. Make it smaller first.',
    },
    IMAGE_TOO_LARGE: {
      'zh-CN': '图片像素太多，处理不了。缩小尺寸后再传。',
      'en-US': 'The picture has too many pixels. Scale it down first.',
    },
    FILE_BROKEN: {
      'zh-CN': '文件损坏或没有传完整。在本机打开确认没问题，再传一次。',
      'en-US': 'The file is damaged or did not arrive whole. See that it opens on your device, then upload it again.',
    },
    IMPORT_TOO_OLD: {
      'zh-CN': '导入超过 24 小时，不能整批撤销。逐条修改，或再导入一次更正的表。',
      'en-US':
        'The import is more than 24 hours old and cannot be taken back as a whole. Change rows by hand, or import a better table.',
    },
    FILM_REFUSED: {
      'zh-CN': '不支持这种视频，或内容和扩展名不一致。换成 mp4、m4v、mov 或 webm。',
      'en-US': 'This kind of video is not taken, or its content is not what the name says. Use mp4, m4v, mov or webm.',
    },
    PICTURE_UNCHECKED: {
      'zh-CN':
        '企业设置了遮挡离开企业的图片里的人，而检测服务现在没有看这张图片；视频不能遮挡。稍后再试，或请管理员查看设置。',
      'en-US':
        'The company veils people on pictures that leave, and the detector has not looked at this one; films cannot be veiled. Try again later, or ask an administrator about the setting.',
    },
    DOCUMENT_REFUSED: {
      'zh-CN': '不支持这种文件。换成 PDF、Word、Excel、PowerPoint、文本、CSV 或 zip。',
      'en-US': 'This kind of document is not taken. Use PDF, Word, Excel, PowerPoint, text, CSV or zip.',
    },
    DOCUMENT_MISMATCH: {
      'zh-CN': '文件内容和扩展名不一致，可能是改过名字。用对应的软件另存一次再传。',
      'en-US': 'The content is not what the name says; perhaps it was renamed. Save it again with its program.',
    },
    DOCUMENT_UNSAFE: {
      'zh-CN': '文件里有程序或宏，为了安全不能上传。另存为不含宏的格式，例如 xlsx、PDF。',
      'en-US': 'It holds a program or macros. Save it without them, such as xlsx or PDF.',
    },
    SHOP_DOCUMENTS_FULL: {
      'zh-CN': '门店文件到了上限。先删除旧的，或打包成一个 zip。',
      'en-US': 'The store has as many documents as it can keep. Delete old ones, or pack several in a zip.',
    },
    IMAGE_NOT_SCREEN: {
      'zh-CN': '监控截图要 16:9，提示写着这张的尺寸。从播放器截完整画面，不要裁剪。',
      'en-US':
        'Screenshots of cameras have to be 16:9; it says how large this one is. Take the whole picture and do not cut it.',
    },
    PICTURE_IS_EVIDENCE: {
      'zh-CN': '图片是巡检或整改的证据，不能删除。可以隐藏，列表里就不显示。',
      'en-US': 'The picture is evidence of an inspection or rectification and stays. Hide it, and it is not listed.',
    },
    PICTURES_OF_ONE_SHOP: {
      'zh-CN': '一次整改只说一家门店。去掉其他门店的图片，分别发起。',
      'en-US': 'A rectification is about one store. Leave out pictures of others and start one for each.',
    },
    SHARE_NOT_SEEN: {
      'zh-CN': '对方没有图库权限，分享了也打不开。换一个人，或请管理员开通。',
      'en-US': 'They may not open the gallery and would see nothing. Choose somebody else, or have it permitted.',
    },
    COLLECTION_FULL: {
      'zh-CN': '图片集到了上限：每人 100 个，每个 2,000 张。删除旧的，或新建一个。',
      'en-US': 'Full: 100 collections a person and 2,000 pictures in each. Delete old ones, or begin another.',
    },
    CLIP_IS_NO_PICTURE: {
      'zh-CN': '录像片段不能标注或发起整改。播放到那一刻，截一张图来用。',
      'en-US': 'A clip cannot be marked up or start a rectification. Take a screenshot of the moment.',
    },
    EXPORT_IN_BACKGROUND: {
      'zh-CN': '超过 1,000 行，直接导出会太慢。作为后台任务导出，好了会通知你。',
      'en-US':
        'More than 1,000 rows take too long at once. Export them as background work; you are told when it is ready.',
    },
    SUBSCRIPTIONS_FULL: {
      'zh-CN': '你的报表订阅到了上限。先结束不用的，或请同事负责其中一些。',
      'en-US': 'You own as many report subscriptions as one person can. End one, or let a colleague own some.',
    },
    SENT_OFTEN: {
      'zh-CN': '这份报表一小时内手动发了很多次。稍后再试，或等它按时发送。',
      'en-US': 'It was sent by hand very often within an hour. Wait, or let it come at its time.',
    },
    REPORTS_STAY_INSIDE: {
      'zh-CN': '企业没有开启向企业外邮箱发送报表。管理员可以在报表订阅页开启。',
      'en-US': 'Reports go to no address outside. An administrator can allow it on the page of report subscriptions.',
    },
    NOTICE_NOBODY: {
      'zh-CN': '发送范围里没有在职的成员，公告没有人收。换一个范围。',
      'en-US': 'Nobody active is in the send range. Choose another one.',
    },
    REMINDED_OFTEN: {
      'zh-CN': '未读提醒最多三次，每次间隔至少四小时。再找不到人，就直接联系。',
      'en-US': 'People are reminded three times, four hours apart. After that, speak to them.',
    },
    LEARNING_PACE: {
      'zh-CN': '上报的阅读时间比实际经过的时间长，这一段不算。同一份文件只在一个窗口里读，继续往下读就会重新记录。',
      'en-US':
        'More reading time was reported than has passed, so that part does not count. Read a file in one window; it goes on being counted as you read.',
    },
    LEARNING_UNREAD: {
      'zh-CN': '学习清单里还有文件没有读完。打开清单，把没到 100% 的文件读完再测验。',
      'en-US': 'Files of the learning list are not read yet. Open the list and finish those below 100 %.',
    },
    LEARNING_ATTEMPTS: {
      'zh-CN': '每人每天能测验的次数由发清单的人决定，今天的已用完。明天再测，今天可以再读一遍文件。',
      'en-US':
        'Whoever made the list decides how often it can be tried a day, and today’s tries are used. Read the files again and try tomorrow.',
    },
    FEEDBACK_OFTEN: {
      'zh-CN': '一天能提交的反馈有上限。同一个问题写在一条里，或者重新打开原来的那条，其余的明天再提交。',
      'en-US':
        'There is a limit of feedback a day. Write one problem once or reopen the earlier one, and send the rest tomorrow.',
    },
    NOTICE_TRIES: {
      'zh-CN': '每人可以答三次，已经用完。公告里会显示正确答案。',
      'en-US': 'Everybody has three tries, and yours are used. The announcement shows what is right.',
    },
    NOTICE_NO_APPROVER: {
      'zh-CN': '紧急公告要由另一名管理全部公告的成员批准，现在没有这样的人。先在角色里给别人这项权限，或取消“紧急”。',
      'en-US':
        'An emergency is approved by another member who manages all announcements, and there is none. Give somebody that permission, or switch the emergency off.',
    },
    NOBODY_TO_REMIND: {
      'zh-CN': '所有人都已读或已确认，没有需要提醒的。刷新看最新名单。',
      'en-US': 'Everybody has read or acknowledged it. Reload to see the list.',
    },
  },
} as const satisfies Article;
