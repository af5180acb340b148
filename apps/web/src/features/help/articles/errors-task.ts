import type { Article } from './article.ts';

export const errorsTaskArticle = {
  id: 'errors-task',
  category: 'error',
  words: '任务 巡检 提交 签到 整改 周期 报告 task inspection submit check-in rectification cycle report',
  related: ['task', 'perform-inspection', 'rectification', 'check-in'],
  'zh-CN': {
    title: '错误提示：任务、巡检和整改',
    text: `
派发、巡检、签到、审核、整改、周期任务和报告时可能遇到的提示。
`,
  },
  'en-US': {
    title: 'Errors: tasks, inspections and rectifications',
    text: `
What may be said about dispatch, inspections, check-in, reviews, rectifications, cycles and reports.
`,
  },
  codes: {
    TASK_HANDLED: {
      'zh-CN': '别人先处理了这个任务，例如已经提交或审核。刷新列表看结果。',
      'en-US': 'Somebody else has handled it, such as submitted or reviewed. Reload the list to see the result.',
    },
    TASK_CLOSED: {
      'zh-CN': '任务已关闭，不能再处理。因为到期而关闭的，发起人或管理员 7 天内可以重新打开。',
      'en-US':
        'The task is closed. One that its deadline closed can be reopened by its initiator or an administrator within 7 days.',
    },
    TASK_DELETED: {
      'zh-CN': '任务已被删除，不能再处理。问发起人原因；填写的内容还在设备上，可以导出。',
      'en-US':
        'The task was deleted. Ask whoever initiated it; what you entered is still on the device and can be exported.',
    },
    REINSPECT: {
      'zh-CN': '你填写时任务已关闭或变更，这份不能提交。答案还在设备上，先导出，再重新巡检。',
      'en-US':
        'The task was closed or changed while you worked. Your answers are on the device: export them, then inspect again.',
    },
    RECEIPT_UNOPENED: {
      'zh-CN': '还没有打开过这份报告。打开看过以后，再确认或提出异议。',
      'en-US': 'The report was not opened yet. Open and read it, then acknowledge it or object to it.',
    },
    REVIEWER_NEEDED: {
      'zh-CN': '这里必须有人审核。选审核人，或设置默认流程。',
      'en-US': 'A reviewer is needed here. Choose one, or set a default process.',
    },
    HANDLER_NEEDED: {
      'zh-CN': '没有人处理就不能派发。选处理人，或给门店设店长。',
      'en-US': 'Nothing goes out without a handler. Choose one, or give the store a manager.',
    },
    DEADLINE_PAST: {
      'zh-CN': '截止时间早于开始时间或现在。改成之后的时间。',
      'en-US': 'The deadline lies before the start or has passed. Choose a later one.',
    },
    ITEMS_MISSING: {
      'zh-CN': '还有必填项没有完成。点“去补第一项”，逐项补上答案、照片或备注。',
      'en-US': 'Required items are not finished. Go to the first one and complete answers, photos or notes.',
    },
    CLAIMED_BY_OTHER: {
      'zh-CN': '提示里的人已经开始做这个任务。等他释放，或请他转交。',
      'en-US': 'Whoever is named has started this task. Wait until they release it, or ask for a transfer.',
    },
    PHOTOS_NEEDED: {
      'zh-CN': '照片数量不够，提示写着至少几张。补拍后再提交。',
      'en-US': 'There are too few photos; it says how many are needed. Take more, then submit.',
    },
    REMINDED_LATELY: {
      'zh-CN': '刚刚催过，再催对方也不会更快。过一会儿再催。',
      'en-US': 'It was reminded a moment ago. Wait a while before the next one.',
    },
    REOPEN_TOO_LATE: {
      'zh-CN': '超过了可以重新打开的时间。需要的话重新派发或上报。',
      'en-US': 'The days for reopening are over. Dispatch or report it anew.',
    },
    DRAFT_ELSEWHERE: {
      'zh-CN': '同一份巡检在另一台设备或标签页打开了。要在这里继续，就选“在这里继续”，另一边会停止保存。',
      'en-US':
        'The same inspection is open on another device or tab. Choose to continue here, and the other one stops saving.',
    },
    EXTENSION_LIMIT: {
      'zh-CN': '一项整改最多延期两次，次数已用完。尽快完成，或请发起人处理。',
      'en-US': 'A rectification can be extended twice, which is used up. Complete it soon, or speak to its initiator.',
    },
    PHOTO_REPEATED: {
      'zh-CN': '这张照片以前用过，不能证明现在的情况。到现场拍一张新的。',
      'en-US': 'The photo was used before and does not show how it looks now. Take a new one.',
    },
    MEMBER_OUTSIDE_SHOP: {
      'zh-CN': '选的人不负责这家门店，打不开任务。换一位，或先扩大他的门店范围。',
      'en-US':
        'The person does not work for the store and could not open it. Choose somebody else, or widen their scope.',
    },
    MENTION_UNSEEN: {
      'zh-CN': '提到的人只能看本人参与的任务，打不开这一条。换一位，或先把他加进来。',
      'en-US': 'Who is mentioned sees only tasks with a part in them. Choose somebody else, or give them a part.',
    },
    WHOLE_LIST_ONLY: {
      'zh-CN': '这份记录不能只复检不合格项，因为已作废、模板更新，或没有不合格。巡检整份清单。',
      'en-US':
        'Only failed items cannot be asked again: the record is void, the template is newer, or nothing failed. Inspect the whole list.',
    },
    SIGN_OFF_NEEDED: {
      'zh-CN': '提交前要门店签字。请店长在这台设备上签。',
      'en-US': 'The store has to sign before. Let its manager sign on this device.',
    },
    EDIT_OFF: {
      'zh-CN': '这里审核时不能修改答案。驳回让对方改，或请管理员在流程里打开。',
      'en-US': 'Answers cannot be changed in review here. Reject instead, or have it switched on in the process.',
    },
    CAMERA_ONLY: {
      'zh-CN': '这一项或这项整改的照片仅限现场拍摄，不能从相册选。用手机打开，允许使用相机。',
      'en-US': 'This item or rectification takes photos from the camera only. Open it on a phone and allow the camera.',
    },
    CYCLE_ENDED: {
      'zh-CN': '周期任务已结束，不能恢复。复制它，建一个新的。',
      'en-US': 'The cycle has ended and cannot be recovered. Copy it as a new one.',
    },
    PROCESS_FIXED: {
      'zh-CN': '企业规定用默认流程，不能另选审核人和抄送人。去掉另选的人，或请管理员放开。',
      'en-US':
        'The company requires the default process. Leave out other reviewers and CC, or have it changed in the settings.',
    },
    CYCLE_BEYOND_SCOPE: {
      'zh-CN': '周期任务含有你范围以外的门店，不能由你修改。请能管理全部门店的同事来改。',
      'en-US': 'The cycle reaches stores outside your scope. Somebody who works for all of them can change it.',
    },
    EVIDENCE_MISSING: {
      'zh-CN': '要提交的内容还缺，例如照片、数字或文件。看任务写着要交什么，补齐再提交。',
      'en-US': 'Something to hand in is missing, such as a photo, number or document. See what the task asks for.',
    },
    PRESET_NAME_TAKEN: {
      'zh-CN': '已有同名的预设。换一个名称，或更新原来的。',
      'en-US': 'A preset has this name. Use another one, or update that.',
    },
    PRESETS_FULL: {
      'zh-CN': '预设到了上限。先删除不用的。',
      'en-US': 'There are as many presets as can be kept. Delete one that is not used.',
    },
    REPEATS_FULL: {
      'zh-CN': '重复任务到了上限。先结束不用的。',
      'en-US': 'There are as many recurring tasks as there can be. End one first.',
    },
    NOT_STORE_STAFF: {
      'zh-CN': '自检由门店自己的人做，这位成员不是这家门店的员工。换店长或店员。',
      'en-US':
        'Self-inspections are made by the store itself, and this member is not on its staff. Choose its manager or staff.',
    },
    LINKS_OFF: {
      'zh-CN': '企业没有开启报告的外部链接，因为照片可能拍到人。请管理员在报告版式里开启，或发 PDF。',
      'en-US':
        'External links are off, as photos can show people. An administrator switches them on in the report layout; or send the PDF.',
    },
    LINKS_FULL: {
      'zh-CN': '这份报告的外部链接到了上限。先收回一个不用的。',
      'en-US': 'The report has as many open links as it can. End one first.',
    },
    LINK_PASSWORD: {
      'zh-CN': '链接的密码不对。向发给你的人核对，注意大小写。',
      'en-US': 'The password of the link is wrong. Check it with whoever sent it, upper and lower case included.',
    },
    PACK_TOO_LARGE: {
      'zh-CN': '报告太多，一次打包不了。缩小筛选范围，分几次下载。',
      'en-US': 'There are too many reports for one download. Narrow the filter and take several.',
    },
    PACK_EMPTY: {
      'zh-CN': '按现在的条件没有可以下载的内容。改一下筛选条件。',
      'en-US': 'With these filters there is nothing to download. Change them.',
    },
    PHOTOS_TOO_MANY: {
      'zh-CN': '照片太多，一次打包不了。缩小筛选范围。',
      'en-US': 'There are too many photos for one download. Narrow the filter.',
    },
    PHOTOS_TOO_LARGE: {
      'zh-CN': '整改的照片太大，一个 zip 放不下。缩小筛选范围，分几次下载。',
      'en-US': 'The photos of the rectifications are too large for one zip. Narrow the filter and take several.',
    },
    PICTURED_TOO_MANY: {
      'zh-CN': '带图片的整改一次最多导出 5,000 条。缩小筛选范围；不带图片的列表可以更长。',
      'en-US':
        'With their pictures, 5,000 rectifications can leave at once. Narrow the filter; the list without pictures may be longer.',
    },
    CHECK_IN_NEEDED: {
      'zh-CN': '还没有在门店签到。到门店签到后再提交。',
      'en-US': 'There is no check-in at the store yet. Check in there, then submit.',
    },
    CHECK_OUT_NEEDED: {
      'zh-CN': '企业要求签退，你还没有签退。签退后再提交。',
      'en-US': 'The company asks for a check-out, which is missing. Check out, then submit.',
    },
    CHECK_IN_NOT_ASKED: {
      'zh-CN': '这次巡检不需要这种签到，或已经签过。刷新后按页面的要求做。',
      'en-US':
        'This inspection does not ask for this check-in, or has it already. Reload and do what the page asks for.',
    },
    CHECK_IN_CODE_WRONG: {
      'zh-CN': '签到码不对或过期。动态码每 30 秒更换，扫屏幕上现在的那个。',
      'en-US':
        'The code is wrong or over. The changing one is another every 30 seconds: scan what is on the screen now.',
    },
    CHECK_IN_RULE_EXISTS: {
      'zh-CN': '这里已经有单独的签到设置。刷新后修改那一份。',
      'en-US': 'There are settings for this already. Reload and edit those.',
    },
    CHECK_IN_RULES_FULL: {
      'zh-CN': '单独的签到设置太多。先移除不用的，或改用分组统一设置。',
      'en-US': 'There are too many settings of their own. Remove some, or set them for a group.',
    },
    PHOTO_UNCHANGED: {
      'zh-CN': '整改后的照片和整改前几乎一样。拍一张看得出变化的；确实看不出时，勾选“照片看不出变化”并写明做了什么。',
      'en-US':
        'The photo looks like the one from before. Take one that shows the change; where none can, tick “No visible change” and say what was done.',
    },
    NOTHING_ASKED: {
      'zh-CN': '延期申请已被答复、撤回或超时。刷新后看现在的截止时间。',
      'en-US': 'The request for an extension was answered or is over. Reload to see the deadline.',
    },
    APPEALED_ALREADY: {
      'zh-CN': '一项整改只能申诉一次，已经申诉过。按结果继续整改。',
      'en-US': 'A rectification can be appealed once, which was done. Go on by what was decided.',
    },
    APPEAL_TOO_LATE: {
      'zh-CN': '申诉要在 48 小时内提出，时间已过。继续整改，或与发起人沟通。',
      'en-US': 'An appeal has to be made within 48 hours, which are over. Rectify it, or speak to its initiator.',
    },
  },
} as const satisfies Article;
