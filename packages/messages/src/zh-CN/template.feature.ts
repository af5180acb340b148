export const templateFeature = {
  state: {
    template: {
      draft: '草稿',
      published: '已发布',
      disabled: '已停用',
    },
    processRole: {
      inspection_handler: '检查处理人',
      inspection_reviewer: '巡检审核人',
      rectification_handler: '整改人',
      rectification_reviewer: '整改审核人',
      rectification_cc: '整改抄送人',
    },
  },
  audit: {
    kind: {
      template: '模板',
    },
    event: {
      template: {
        create: '新建模板',
        rename: '模板改名',
        publish: '发布模板',
        take_over: '接手编辑模板',
        disable: '停用模板',
        enable: '启用模板',
        delete: '删除模板',
        restore: '恢复模板',
        export: '导出模板',
        import_run: '导入检查项到',
        import_undone: '撤销导入：',
      },
    },
    field: {
      version: '版本',
      items: '检查项',
      totalPoints: '总分',
    },
  },
  error: {
    TEMPLATE_NAME_TAKEN: '模板名称已存在',
    TEMPLATE_NOT_READY: '模板还不完整，不能发布',
    TEMPLATE_IN_USE: '模板正被“{users}”使用，不能删除，可以停用',
    TEMPLATE_DISABLED: '模板已停用',
    TOO_MANY_ITEMS: '单次最多导入500条',
    TEMPLATE_STANDARD_ZERO: '标准分不能为0',
    TEMPLATE_LOCKED: '模板正由别人编辑',
    TEMPLATE_TOO_LARGE: '一个模板最多 {max} 个检查项',
    RELEASE_NOTE_NEEDED: '请说明这个版本改了什么',
    TEMPLATE_FULL: '一个模板最多500个检查项、50个分类',
  },
} as const;
