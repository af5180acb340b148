import type { Article } from './article.ts';

export const learningArticle = {
  id: 'learning',
  category: 'work',
  routes: ['/knowledge/learning', '/knowledge/learning/edit', '/knowledge/learning/report'],
  words: '学习 清单 培训 测验 考试 阅读进度 逾期 learning list training quiz exam reading progress overdue',
  related: ['notice'],
  'zh-CN': {
    title: '学习清单：读完文件，通过测验',
    text: `
学习清单是一组要按期读完的知识库文件，可以带测验。要你学的在“待学习”，学完的在“已学完”；能发清单的人和门店管理者还有“管理”。

## 学习
1. 打开一份清单，点文件名，从上次停下的地方继续读。
2. PDF 的每一页、影片的每一段都要看到；没有页码的文件要读到末尾，时间与长度相称。
3. 网络不好时照常读，进度会在恢复后补报，重复的只算一次。
4. 全部读完后做测验。交卷后看到哪里不对，通过后才显示正确答案。

## 发清单
1. 点“新建学习清单”，选文件并排好顺序，选学习对象和截止方式。
2. 需要时打开测验，写题目和选项，勾选正确答案。
3. 点“发布”，先看人数和谁没有查看权限，再确认。后来加入学习对象的人会自动收到。
4. 打开清单看每一类有多少人，点数字看名单，按门店或部门筛选、导出。
5. 点“提醒未学完的人”：最多三次，每次间隔至少四小时。

## 容易误会
- 发布后不能修改，只能结束，再复制一份。
- 文件更新版本后，没学完的人要重读这份文件；已经学完清单的人不用。
- “加入后几天”从每个人进入学习对象的那天算起。
`,
  },
  'en-US': {
    title: 'Learning lists: read files, pass a quiz',
    text: `
A learning list is a set of files of the knowledge base to be read by a day, with or without a quiz. What you have to learn is under “To learn”, what you finished under “Done”; whoever makes lists, and store managers, also find “Managed”.

## Learning
1. Open a list and press a file: it goes on where you stopped.
2. Every page of a PDF and every part of a film has to be seen; a file without pages is read to its end, in a time that fits its length. Leafing through quickly does not count.
3. With bad reception just read on: progress is reported later, and what is sent twice counts once.
4. Take the quiz when all is read. Afterwards you see what was wrong; the right answers are shown once you have passed.

## Making a list
1. Press “New learning list”, choose files and their order, the people, and when it is due.
2. Switch on the quiz where you want one, write its items and answers, and tick what is right.
3. Press “Publish”: first see how many people it goes to and who may not view which file, then confirm. Who comes in later gets it by itself.
4. Open a list to see how many people are how far; a number opens its people, by store or department, and they can be exported.
5. Press “Remind those who are behind”: three times at most, at least four hours apart.

## Easily misunderstood
- What was published is not changed: end it and copy it.
- A new version of a file is read again by those who are not done; who finished the list is not asked again.
- “Days after joining” are counted for each person from the day they came in.
`,
  },
} as const satisfies Article;
