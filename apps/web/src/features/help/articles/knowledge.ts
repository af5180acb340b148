import type { Article } from './article.ts';

export const knowledgeArticle = {
  id: 'knowledge',
  category: 'work',
  routes: ['/knowledge', '/documentView'],
  words:
    '知识库 员工成长 文件 文件夹 上传 权限 分享 版本 预览 文档 knowledge files folders upload permissions share versions preview documents',
  related: ['role', 'why-cannot-see'],
  'zh-CN': {
    title: '知识库：文件、权限和在线查看',
    text: `
企业的操作手册、制度和培训视频都在这里：左边是位置和文件夹，中间是文件，右边是详细信息。

## 上传
1. 进到你可管理的文件夹，点“上传”，或把文件、整个文件夹拖进来。
2. 名称已有时，选两个都保留、作为新版本，或跳过。
3. 网络中断会自动继续；刷新后重新选同一个文件，就从断的地方接着传。

## 权限
- 只有可查看、可管理两级。默认沿用上级；单独设置的名单会完全取代上级的。
- 所有者、知识库管理员和上级文件夹的管理者始终可管理。
- 保存权限或移动之前，会列出谁将可以访问、谁将失去访问。

## 在线查看
点文件名就能看。页面和打印都有水印。关闭“允许下载”后，可查看的人只能在线看。打不开时点“申请访问”，由管理它的人决定。

## 容易误会
- 删除的文件 30 天内可以从回收站恢复，文件夹连同里面的内容一起。
- PPT 只显示文字和图片，Excel 显示前 1,000 行；有密码的文件不能在线查看。
`,
  },
  'en-US': {
    title: 'Knowledge base: files, permissions, viewing',
    text: `
Manuals, rules and training films of the company: places and folders at the left, files in the middle, details at the right.

## Upload
1. Go into a folder that you manage and press “Upload”, or drag files or whole folders in.
2. Where a name is taken, keep both, make it a new version, or skip it.
3. A broken connection goes on by itself; after a reload choose the same file again and it goes on where it stopped.

## Permissions
- There are two levels, viewable and manageable. Usually the list of the folder above holds; a list of its own replaces that completely.
- Owners, administrators of the knowledge base and managers of folders above always manage.
- Before permissions are saved or something is moved you see who gains and who loses access.

## Viewing
Press a name to see a file. The watermark lies over it, on paper too. With “Download allowed” switched off, who may view a file can only look at it here. What you cannot open you can ask for: press “Request access”, those who manage it decide.

## Easily misunderstood
- What is deleted can be restored from the recycle bin for 30 days, a folder with all that is in it.
- Of presentations you see texts and pictures, of workbooks the first 1,000 rows; files with a password cannot be shown.
`,
  },
} as const satisfies Article;
