export const roleFeature = {
  audit: {
    kind: {
      role: '角色',
    },
    event: {
      role: {
        created: '新建角色',
        updated: '修改角色',
        restored: '恢复默认角色',
        deleted: '删除角色',
        assigned: '分配角色',
      },
    },
    field: {
      codes: '权限',
      tier: '可见范围',
      dispatchable: '可派发',
      members: '成员',
    },
  },
  error: {
    ROLE_NAME_TAKEN: '角色名称已存在',
    ROLE_LIMIT: '自定义角色最多 {max} 个',
    ROLE_LOCKED: '企业所有者和管理员角色不能修改',
    ROLE_ABOVE: '角色“{name}”的权限超出你自己的权限，不能授予或修改',
    ROLE_NOT_PRESET: '自定义角色没有默认值可以恢复',
    ROLE_IN_USE: '角色还在使用，不能删除',
    CODE_NEEDS_PARENT: '“{child}”要和“{parent}”一起勾选',
    SCOPE_ABOVE: '门店范围超出你自己的范围',
  },
} as const;
