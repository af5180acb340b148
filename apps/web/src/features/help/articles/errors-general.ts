import type { Article } from './article.ts';

export const errorsGeneralArticle = {
  id: 'errors-general',
  category: 'error',
  words: '登录过期 网络异常 操作异常 签名 错误代码 error code login expired network',
  related: ['forbidden', 'diagnostics'],
  'zh-CN': {
    title: '错误提示：登录、网络和一般情况',
    text: `
这些提示与具体对象无关，任何页面都可能遇到。提示出现时点“这是什么意思？”，就会打开对应的一条。
`,
  },
  'en-US': {
    title: 'Errors: sign-in, network and general',
    text: `
These can come on any page, whatever it is about. “What does this mean?” at an error opens the one that belongs to it.
`,
  },
  codes: {
    SENDER_ADDRESS_REFUSED: {
      'zh-CN':
        '地址只能是 http 或 https，不能指向本服务器或内部网络。确实要用内网地址时，请系统管理员设置 OUTGOING_LOCAL=1。',
      'en-US':
        'The address has to begin with http or https and may not lead to this server or its own network. If it has to, the operator sets OUTGOING_LOCAL=1.',
    },
    SENDER_MANY: {
      'zh-CN': '企业的发送服务已到上限。先删除不用的，再添加。',
      'en-US': 'Your company has as many senders as it may have. Remove one that is not used, then add.',
    },
    NO_SENDER: {
      'zh-CN': '要测试的发送服务没有配置，或者你的账号没有验证过的邮箱、手机号。测试只发给你自己，所以要先验证。',
      'en-US':
        'What was to be tested is not set up, or your account has no confirmed e-mail or phone. Tests go to you alone, so confirm one first.',
    },
    NO_SESSION: {
      'zh-CN': '请求里没有登录信息，多半是在另一个标签页退出了。重新登录即可，回来还是这一页。',
      'en-US':
        'The call carried no sign-in, usually because another tab signed out. Sign in again; you come back to this page.',
    },
    SESSION_EXPIRED: {
      'zh-CN': '登录太久没有使用，已经过期。重新登录；自己的电脑可以选“在这台设备上保持登录”。',
      'en-US': 'The sign-in was not used for too long. Sign in again; on a device of your own, stay signed in.',
    },
    SESSION_ENDED: {
      'zh-CN': '这次登录被结束了：改了密码、在别的设备上退出了全部登录，或者账号被停用。重新登录；登不上就联系管理员。',
      'en-US':
        'This sign-in was ended: the password was changed, all devices were signed out, or the account was disabled. Sign in again, or ask an administrator.',
    },
    SIGNATURE_REFUSED: {
      'zh-CN':
        '请求的签名和服务器算出来的不一样，常见于页面太旧，或者中间的代理改了内容。刷新页面再试；一直这样就请运维检查代理。',
      'en-US':
        'The signature of the call is not the one the server computes: the page is old, or a proxy changes calls. Reload the page; if it goes on, whoever runs Rondo has to look at the proxy.',
    },
    CLOCK_OFF: {
      'zh-CN': '设备时间和服务器差得太多，系统自动校正过一次仍然不行。打开设备的自动校时，再刷新页面。',
      'en-US':
        'The clock of the device is far from that of the server, also after one attempt to allow for it. Let the device set its time by itself and reload.',
    },
    PLATFORM_MISSING: {
      'zh-CN': '调用接口的程序没有写明平台。网页不会出现；自己写程序的，在请求头加上 x-platform。',
      'en-US':
        'A program called without naming its platform. Pages never do; in your own program set the header x-platform.',
    },
    INPUT_REFUSED: {
      'zh-CN': '填写的内容有不符合要求的地方，哪一项、为什么会写在那一项下面。改好再提交，其他内容不会丢。',
      'en-US':
        'Something that was entered does not fit. The field says what and why. Change it and submit again; the rest stays.',
    },
    FORBIDDEN: {
      'zh-CN': '你没有做这件事的权限，或者这个对象的当前情况不允许你做。看看角色的权限，或请管理员开通。',
      'en-US':
        'You may not do this, or not with this object as it is now. Look at the permissions of your roles, or ask an administrator.',
    },
    NOT_FOUND: {
      'zh-CN': '这个对象已经被删除，或者不在你的门店范围、可见范围内。系统不区分这两种，免得泄露别人的数据。',
      'en-US':
        'It was deleted, or lies outside your stores or what your role shows. Both say the same, so that nothing of others is told.',
    },
    STALE: {
      'zh-CN': '你打开之后，别人先保存了修改。刷新看最新内容，再做你的修改；表单会尽量留着你填的内容。',
      'en-US':
        'Somebody saved a change after you opened it. Reload to see the latest, then make yours; forms keep what you entered where they can.',
    },
    TOO_LARGE: {
      'zh-CN': '一次发送的内容超过了上限。分几次提交，或者减少照片和行数。',
      'en-US': 'More was sent at once than can be taken. Submit it in parts, with fewer photos or rows.',
    },
    UNSUPPORTED_TYPE: {
      'zh-CN': '发送内容的格式不被接受，一般只有自己写的程序会遇到。按接口说明使用 JSON 或规定的上传方式。',
      'en-US':
        'The content is of a type that is not taken; usually only a program meets this. Send JSON, or upload as the API says.',
    },
    TOO_OFTEN: {
      'zh-CN': '短时间内同样的操作太多，为了保护服务器先停一下。等一分钟再试，不用连续点。',
      'en-US':
        'The same was done very often in a short time. Wait a minute and try again; pressing again and again does not help.',
    },
    SUPERSEDED: {
      'zh-CN': '同一个请求被后一个代替了，例如连续修改筛选条件。不影响结果，不用处理。',
      'en-US':
        'A later call took the place of this one, such as when filters change quickly. Nothing is lost and nothing is to be done.',
    },
    OPERATION_EXCEPTION: {
      'zh-CN':
        '服务器出了没有预料到的问题，内容没有保存。再试一次；还不行就把提示里的编号发给支持人员，他们能查到原因。',
      'en-US':
        'The server met something unexpected, and nothing was saved. Try again; if it goes on, give support the number that is shown, by which they find the cause.',
    },
    NETWORK_EXCEPTION: {
      'zh-CN': '没有连上服务器：网络断开、信号不好，或者服务器正在重启。检查网络后重试；填写的内容还在页面上。',
      'en-US':
        'The server was not reached: no network, a weak signal, or it is restarting. Look at the network and try again; what you entered is still there.',
    },
    HOST_REFUSED: {
      'zh-CN': '这个网址不在服务器允许的名单里。换回平时的网址；要用新域名，请运维把它加入 ALLOWED_HOSTS。',
      'en-US':
        'The server does not know this address as one of its own. Use the usual one; for a new name, whoever runs Rondo adds it to ALLOWED_HOSTS.',
    },
    MOVE_NOT_ALLOWED: {
      'zh-CN': '对象的状态已经变了，这一步现在不能做，例如已经提交的再提交。刷新后看现在能做什么。',
      'en-US':
        'The state has changed and this step is not possible now, such as submitting what was submitted. Reload and see what is offered.',
    },
  },
} as const satisfies Article;
