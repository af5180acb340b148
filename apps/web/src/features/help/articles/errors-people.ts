import type { Article } from './article.ts';

export const errorsPeopleArticle = {
  id: 'errors-people',
  category: 'error',
  words: '成员 部门 角色 交接 转让 member department role handover transfer',
  related: ['member', 'department', 'role', 'company-owner'],
  'zh-CN': {
    title: '错误提示：成员、部门、角色和企业',
    text: `
管理成员、部门、角色，办理离职、转让和解散时可能遇到的提示。
`,
  },
  'en-US': {
    title: 'Errors: members, departments, roles and the company',
    text: `
What may be said while members, departments and roles are managed, somebody leaves, or a company is transferred or dissolved.
`,
  },
  codes: {
    MEMBER_NOT_FOUND: {
      'zh-CN': '选的人已离职或不存在。刷新页面，换一位在职的成员。',
      'en-US': 'The person has resigned or does not exist. Reload and choose an active member.',
    },
    MEMBER_MOBILE_TAKEN: {
      'zh-CN': '这个手机号已经是提示里那位成员的。核对是不是同一个人；离职的可以让他重新加入。',
      'en-US':
        'The number is that of the member who is named. See whether it is the same person; who left can be taken back.',
    },
    MEMBER_MAIL_TAKEN: {
      'zh-CN': '这个邮箱已经是提示里那位成员的。核对后改用别的邮箱，或者直接编辑那位成员。',
      'en-US': 'The address is that of the member who is named. Use another one, or edit that member.',
    },
    MEMBER_NO_TAKEN: {
      'zh-CN': '工号在企业内不能重复。改成没有用过的，或者先改掉那位成员的。',
      'en-US': 'Staff numbers are unique in a company. Take another one, or change that of the other member first.',
    },
    MEMBER_ABOVE: {
      'zh-CN': '对方有你没有的权限，不能由你修改。请权限更高的管理员来做。',
      'en-US': 'They have permissions that you do not have, so you cannot change them. Ask an administrator.',
    },
    MEMBER_IS_OWNER: {
      'zh-CN': '所有者不能被停用、离职或降级。先把企业转让给别人，再做这件事。',
      'en-US': 'The owner can be neither disabled nor resigned. Transfer the company first.',
    },
    MEMBER_SELF: {
      'zh-CN': '这件事不能对自己做，免得把自己锁在外面。请另一位管理员来做。',
      'en-US': 'This cannot be done to yourself, so that nobody is locked out. Ask another administrator.',
    },
    SAMPLE_MEMBER: {
      'zh-CN': '示例成员没有账号，不能修改，只能随示例企业一起移除。需要真实的人，请新建成员。',
      'en-US':
        'People of the sample company have no account and are removed with it alone. Create a member for somebody real.',
    },
    SAMPLE_NOT_EMPTY: {
      'zh-CN': '示例企业只在企业还没有门店时可以载入，免得和真实门店混在一起。',
      'en-US': 'A sample company is only loaded while the company has no store, so that the two are not mixed up.',
    },
    SAMPLE_LOADED: {
      'zh-CN': '示例企业已经载入，或者正在载入、移除。从新手引导打开“示例企业”查看。',
      'en-US':
        'The sample company is there already, or is being loaded or removed. Open “Sample company” from the novice guide.',
    },
    MEMBER_LAST_ADMIN: {
      'zh-CN': '这样企业就没有管理员了。先给另一位成员管理员角色。',
      'en-US': 'The company would be without an administrator. Make another member one first.',
    },
    MEMBER_NEEDS_ROLE: {
      'zh-CN': '每位成员至少要有一个角色。先加上新角色，再去掉旧的。',
      'en-US': 'Every member keeps at least one role. Add the new one before the old one is taken away.',
    },
    CONTACT_IS_THEIRS: {
      'zh-CN': '手机号或邮箱由本人验证过，或者还用于别的企业，只能由本人在个人资料里修改。',
      'en-US': 'They proved this phone or e-mail, or use it in another company. Only they change it, in their profile.',
    },
    HANDOVER_OPEN: {
      'zh-CN': '还有工作没有安排接手的人。给每一项选好去处，或选一位接手其余的。',
      'en-US': 'Some work has no successor yet. Choose for each item, or name somebody for the rest.',
    },
    DEPARTMENT_NAME_TAKEN: {
      'zh-CN': '同一个上级下不能有同名部门。换个名称，或者用已有的那个。',
      'en-US': 'Below one department names are unique. Use another name, or the department that is there.',
    },
    DEPARTMENT_CODE_TAKEN: {
      'zh-CN': '部门编号在企业内不能重复。换一个编号，或留空。',
      'en-US': 'Codes of departments are unique in a company. Use another one, or none.',
    },
    DEPARTMENT_TOO_DEEP: {
      'zh-CN': '部门层级到了上限。放到更高的一级下面，或者合并中间的层级。',
      'en-US': 'The departments are as deep as they can be. Put it higher up, or leave out a level.',
    },
    DEPARTMENT_INTO_ITSELF: {
      'zh-CN': '部门不能移到自己或自己的下级下面。选另一个上级。',
      'en-US': 'A department cannot move below itself. Choose another place.',
    },
    DEPARTMENT_IS_ROOT: {
      'zh-CN': '最上面一级就是企业本身，不能移动或删除。',
      'en-US': 'The top one is the company itself and can be neither moved nor deleted.',
    },
    DEPARTMENT_HAS_CHILDREN: {
      'zh-CN': '下面还有部门。先移走或删除下级部门。',
      'en-US': 'There are departments below it. Move or delete them first.',
    },
    DEPARTMENT_HAS_MEMBERS: {
      'zh-CN': '部门里还有人。选好他们移到哪个部门，再删除。',
      'en-US': 'There are still people in it. Choose where they go, then delete it.',
    },
    ROLE_NAME_TAKEN: {
      'zh-CN': '角色名称不能重复。换一个名称。',
      'en-US': 'Names of roles are unique. Choose another one.',
    },
    ROLE_LIMIT: {
      'zh-CN': '自建角色到了上限。先删除不用的，或者合并相近的。',
      'en-US': 'There are as many roles of your own as there can be. Delete or merge some.',
    },
    ROLE_LOCKED: {
      'zh-CN': '企业所有者和管理员的权限固定，保证总有人能管理企业。需要别的组合，就自建一个角色。',
      'en-US':
        'Owner and administrator cannot be changed, so that somebody can always manage the company. Make a role of your own for anything else.',
    },
    ROLE_ABOVE: {
      'zh-CN': '这个角色有你没有的权限，你不能授予或修改。请管理员来做。',
      'en-US': 'The role has permissions you do not have, so you can neither give nor change it. Ask an administrator.',
    },
    ROLE_NOT_PRESET: {
      'zh-CN': '只有预设角色有默认值。自建的角色只能手动改回去。',
      'en-US': 'Only preset roles have a default. Change one of your own by hand.',
    },
    ROLE_IN_USE: {
      'zh-CN': '还有成员或设置在用这个角色，页面列出了在哪里。先改掉再删除。',
      'en-US': 'Members or settings still use the role; the page lists them. Change those first.',
    },
    CODE_NEEDS_PARENT: {
      'zh-CN': '这项权限离不开上一级，例如没有列表就打不开详情。把提示里的两项一起勾选。',
      'en-US': 'This permission is nothing without the one above it. Tick both that are named.',
    },
    SCOPE_ABOVE: {
      'zh-CN': '你给的门店超出了你自己的范围。只能给自己负责的门店，更大的范围请管理员来设。',
      'en-US': 'You gave stores beyond your own. Give only those you work for; an administrator can give more.',
    },
    APPLICATION_DECIDED: {
      'zh-CN': '别人已经处理过这份申请。刷新列表看结果。',
      'en-US': 'Somebody decided about it already. Reload the list to see how.',
    },
    OWNERSHIP_PENDING: {
      'zh-CN': '已经有一个转让在等对方接受。等它接受，或先取消，再发新的。',
      'en-US': 'Another transfer waits to be accepted. Wait, or take it back before a new one.',
    },
    OWNERSHIP_NOT_ADMIN: {
      'zh-CN': '只能转让给在职的管理员。先给对方管理员角色。',
      'en-US': 'A company goes only to an active administrator. Give them that role first.',
    },
    OWNERSHIP_DECIDED: {
      'zh-CN': '这次转让已被接受、取消或过期。刷新页面看现在的所有者。',
      'en-US': 'The transfer was accepted, taken back or is over. Reload to see who owns the company.',
    },
    COMPANY_NAME_DIFFERS: {
      'zh-CN': '输入的名称和企业全称不一样。照页面上的写，空格和符号也要一致。',
      'en-US': 'What was typed is not the full name of the company. Type it as it stands there, with spaces and signs.',
    },
    COMPANY_DISSOLVING: {
      'zh-CN': '企业在解散的冷静期里，不能邀请、审批加入、改名或转让。要继续使用，由所有者取消解散。',
      'en-US':
        'The company is in its cooling-off: nobody can be invited or admitted, and it cannot be renamed or transferred. The owner can take the dissolution back.',
    },
    WATERMARK_EMPTY: {
      'zh-CN': '水印开着却什么都不显示。至少选一项，例如姓名，或者关闭水印。',
      'en-US': 'A watermark that is on has to show something. Choose at least one part, or switch it off.',
    },
    SUCCESSOR_OUTSIDE: {
      'zh-CN': '接手的人不负责这家门店，打不开这些工作。先扩大他的门店范围，或换一个人。',
      'en-US':
        'The successor does not work for this store and could not open the work. Widen their scope or choose somebody else.',
    },
    SUCCESSOR_OWN_WORK: {
      'zh-CN': '这样交接后，同一个人既处理又审核。把处理或审核交给另一个人。',
      'en-US': 'One person would do the work and review it. Give one of the two to somebody else.',
    },
  },
} as const satisfies Article;
