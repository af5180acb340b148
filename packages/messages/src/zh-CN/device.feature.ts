/** What devices say in the nouns of others. */
export const deviceFeature = {
  error: {
    DEVICE_SERIAL_TAKEN: '这个序列号的设备已经在企业里了',
    DEVICE_ADDRESS_REFUSED: '不能使用这个地址：它指向服务器自己或不允许的网络',
    CAMERA_WITHOUT_STREAM: '还不知道这个摄像头的视频地址：检查设备的连接',
    DEVICE_PASSWORD_LOST: '设备的密码无法读取（密钥已更换），请重新填写',
    NO_SECRET_KEY: '服务器没有地方保存密钥，不能保存密码：请管理员设置 SECRET_KEY',
    DEVICE_NOT_CONTROLLED: '这种接入方式的设备不能远程设置',
    DEVICE_NOT_ONLINE: '设备不在线，不能重启',
    DEVICE_BUSY: '设备正在执行上一个操作，完成后再试',
    DEVICE_NAME_DIFFERS: '设备名称不一致',
    CARD_NOT_THERE: '没有可以格式化的存储卡',
  },
  state: {
    device: { connecting: '连接中', online: '在线', offline: '离线', restarting: '重启中' },
    card: { normal: '正常', none: '未安装', formatting: '格式化中', unusable: '不可用', formatted: '已格式化' },
    device_command: { queued: '排队中', sent: '已发送', acked: '已完成', failed: '失败', timeout: '超时' },
  },
  notification: {
    system: {
      device_away: { title: '{shop} 的 {name} 已离线', body: '设备已十分钟没有应答，请检查电源和网络。' },
      devices_away: {
        title: '{shop} 有 {count} 台设备离线',
        body: '{names}。设备已十分钟没有应答，请检查门店的电源和网络。',
      },
      devices_back: { title: '{shop} 有 {count} 台设备已恢复', body: '{names}。设备重新应答，可以在监控中查看。' },
      device_back: { title: '{shop} 的 {name} 已恢复', body: '设备重新应答，可以在监控中查看。' },
    },
  },
  audit: {
    kind: { device: '设备' },
    event: {
      device: {
        created: '添加设备',
        edited: '修改设备',
        moved: '移动设备',
        deleted: '删除设备',
        restored: '恢复设备',
        imported: '导入设备',
        overwritten: '导入并覆盖设备',
        import_run: '导入设备文件',
        password_set: '更换设备密码',
        restart: '要求设备重启',
        format: '要求格式化存储卡',
        detection: '要求修改侦测设置',
        preset_saved: '保存预置位',
        preset_removed: '删除预置位',
      },
    },
    field: {
      name: '名称',
      kind: '类型',
      driver: '接入方式',
      address: '地址',
      username: '用户名',
      serial: '序列号',
      model: '型号',
      note: '备注',
      shop: '门店',
      cameras: '摄像头',
    },
  },
} as const;
