import type { Article } from './article.ts';

export const errorsDeviceArticle = {
  id: 'errors-device',
  category: 'error',
  words: '设备 摄像头 录像 云台 网关 抓图 device camera recording PTZ gateway snapshot',
  related: ['device', 'surveillance', 'no-picture', 'edge'],
  'zh-CN': {
    title: '错误提示：设备、监控和抓图',
    text: `
连接设备、看画面、录像、云台、网关和定时抓图时可能遇到的提示。
`,
  },
  'en-US': {
    title: 'Errors: devices, live cameras and snapshots',
    text: `
What may be said about devices, live pictures, recordings, PTZ, gateways and timed snapshots.
`,
  },
  codes: {
    DEVICE_SERIAL_TAKEN: {
      'zh-CN': '这台设备已经添加过，可能在另一家门店。搜索序列号找到它，再修改所在门店。',
      'en-US':
        'This device was added already, perhaps at another store. Search its serial number and change its store.',
    },
    DEVICE_ADDRESS_REFUSED: {
      'zh-CN': '地址指向服务器自己或不允许的网络，为了安全不能连接。填摄像头在门店网络里的地址，或选门店网关。',
      'en-US':
        'The address leads to the server itself or to a network that is not allowed. Enter that of the camera, or choose the gateway of the store.',
    },
    CAMERA_WITHOUT_STREAM: {
      'zh-CN': '还没有从设备拿到视频地址。打开设备，检查连接，必要时手动填视频地址。',
      'en-US':
        'The device has not told the address of its video yet. Open it, check the connection, or enter the address by hand.',
    },
    DEVICE_PASSWORD_LOST: {
      'zh-CN': '服务器的密钥换过，原来加密保存的密码读不出来了。在设备里重新填写密码。',
      'en-US':
        'The key of the server changed, so the kept password cannot be read. Enter the password of the device again.',
    },
    NO_SECRET_KEY: {
      'zh-CN': '服务器没有保存密钥的地方，不能保存设备密码。请运维设置 SECRET_KEY。',
      'en-US': 'The server has nowhere to keep a key and so keeps no passwords. Whoever runs Rondo sets SECRET_KEY.',
    },
    DEVICE_NOT_CONTROLLED: {
      'zh-CN': '这种接入方式只能看画面，不能远程设置。需要设置时，到设备自己的页面，或换成 ONVIF 等方式。',
      'en-US':
        'This protocol gives pictures only. Use the page of the device itself, or another protocol such as ONVIF.',
    },
    DEVICE_NOT_ONLINE: {
      'zh-CN': '设备不在线，命令发不过去。先恢复电源和网络，再重启。',
      'en-US': 'The device is offline and gets no command. Bring back power and network first.',
    },
    DEVICE_BUSY: {
      'zh-CN': '设备还在执行上一个操作。在操作记录里看进度，完成后再试。',
      'en-US': 'The device is still doing what it was asked. See its log, and try again when that is over.',
    },
    DEVICE_NAME_DIFFERS: {
      'zh-CN': '为了防止误操作，要照样输入设备名称。核对是不是这一台。',
      'en-US':
        'So that nothing goes wrong, the name of the device has to be typed exactly. See that it is the right one.',
    },
    CARD_NOT_THERE: {
      'zh-CN': '设备没有存储卡，或卡读不出来，没有可以格式化的。检查卡是否插好。',
      'en-US': 'There is no card, or it cannot be read, so nothing can be formatted. See that it is in place.',
    },
    TOO_MANY_STREAMS: {
      'zh-CN': '同时播放的画面到了 9 路，其他标签页里的也算。关掉几路再打开新的。',
      'en-US': 'Nine cameras play at once already, those in other tabs included. Close some first.',
    },
    MEDIA_AWAY: {
      'zh-CN': '这个安装没有启动视频服务，看不了画面。请运维启动它。',
      'en-US': 'No video service runs here, so nothing can be played. Whoever runs Rondo has to start it.',
    },
    CAMERA_VIEWS_FULL: {
      'zh-CN': '保存的布局到了上限。先删除不用的布局。',
      'en-US': 'There are as many layouts as can be kept. Delete one that is not used.',
    },
    CAMERA_VIEW_TAKEN: {
      'zh-CN': '你已有同名的布局。换一个名称，或更新原来的。',
      'en-US': 'You have a layout of this name. Use another one, or update that.',
    },
    NO_PICTURE: {
      'zh-CN': '没有从摄像头取到画面，冒号后面是原因。按原因检查设备，稍后再试。',
      'en-US':
        'The camera gave no picture; the cause stands behind the colon. Look at the device by that cause, and try again.',
    },
    NO_RECORDING: {
      'zh-CN': '设备没有给出录像，冒号后面是原因。换一个时间，或看平台录像。',
      'en-US':
        'The device gave no recording; the cause stands behind the colon. Choose another time, or the recordings of Rondo.',
    },
    SNAPSHOTS_OFF: {
      'zh-CN': '企业没有开通定时抓图。请管理员在定时抓图页开通。',
      'en-US': 'The company has not enabled timed snapshots. An administrator can, on that page.',
    },
    SNAPSHOT_NAME_TAKEN: {
      'zh-CN': '已有同名的抓图计划。换一个名称。',
      'en-US': 'A snapshot plan has this name. Choose another one.',
    },
    SNAPSHOT_WITHOUT_CAMERA: {
      'zh-CN': '所选门店里没有符合条件的摄像头。改选摄像头的位置或门店，或先添加摄像头。',
      'en-US': 'No chosen store has such a camera. Change places or stores, or add the camera first.',
    },
    SNAPSHOT_NOT_THERE: {
      'zh-CN': '这一张没有抓到，没有图片可以判定。看未抓到的原因。',
      'en-US': 'This picture was missed, so there is nothing to judge. Look at its cause.',
    },
    TOO_MANY_RECORDED: {
      'zh-CN': '企业录像的摄像头到了上限。先关闭不需要录像的。',
      'en-US': 'The company records as many cameras as it can. Switch recording off at some first.',
    },
    NOTHING_RECORDED: {
      'zh-CN': '这段时间没有录像，或者已被覆盖。调整起止时间。',
      'en-US': 'Nothing was recorded then, or it is gone. Change start or end.',
    },
    CLIP_NOT_CUT: {
      'zh-CN': '片段没有剪成，冒号后面是原因。常见的是太大或中间换过格式，缩短或分成两段。',
      'en-US':
        'No clip was made; the cause stands behind the colon. Often it is too large, or the format changed in between: make it shorter or two.',
    },
    CLIPS_WAITING: {
      'zh-CN': '你有几个片段还在剪辑。等其中一个完成再剪新的。',
      'en-US': 'Some of your clips are still being cut. Wait until one is ready.',
    },
    PTZ_HELD: {
      'zh-CN': '提示里的人正在操控这个摄像头。等他停下，几秒后自动释放。',
      'en-US': 'Whoever is named moves this camera. It is free some seconds after they stop.',
    },
    PTZ_NOT_THERE: {
      'zh-CN': '这个摄像头不能转动或没有这个功能。换一个支持云台的摄像头。',
      'en-US': 'This camera cannot be turned, or lacks the function. Use one with PTZ.',
    },
    PTZ_FAILED: {
      'zh-CN': '摄像头没有执行，冒号后面是原因。检查连接后再试。',
      'en-US': 'The camera did not do it; the cause stands behind the colon. Check the connection and try again.',
    },
    PTZ_PRESET_TAKEN: {
      'zh-CN': '已有同名的预置位。换一个名称，或把原来的更新到现在的位置。',
      'en-US': 'A preset of this name is there. Use another name, or update that preset.',
    },
    EDGE_CONNECTED: {
      'zh-CN': '网关正在线，不能重新配对。要换电脑，先停用它。',
      'en-US': 'The gateway is online and cannot be paired anew. To replace the computer, revoke it first.',
    },
    EDGE_AWAY: {
      'zh-CN': '门店网关不在线，经它的设备都连不上。检查门店那台电脑和网络。',
      'en-US':
        'The gateway is offline, and no device behind it is reached. Look at the computer and the network of the store.',
    },
    EDGE_REVOKED: {
      'zh-CN': '网关已经停用。刷新页面；要再用，重新配对。',
      'en-US': 'The gateway is revoked already. Reload; pair it again to use it.',
    },
    COUNTER_NAME_TAKEN: {
      'zh-CN': '同一家门店的计数点不能同名。换一个名称，例如加上门的位置。',
      'en-US': 'Two counters of a store cannot have one name. Choose another, such as where the door is.',
    },
    COUNTER_CODE_TAKEN: {
      'zh-CN': '另一个计数点已经用了这个外部编号。在计数点列表里搜索这个编号，核对是哪一台设备。',
      'en-US':
        'Another counter has this external code. Search the code in the list of counters and see which device it is.',
    },
    COUNTERS_TOO_MANY: {
      'zh-CN': '这家门店的计数点已到上限。删除不用的再新增。',
      'en-US': 'The store has as many counters as it can have. Delete one that is not used, then add this one.',
    },
  },
} as const satisfies Article;
