/** What certificates say in the nouns of others. */
export const certificateFeature = {
  job: { kind: { certificate: { import: '导入证照', export: '导出证照' } } },
  import: { form: { name: { certificate: '证照导入模板.xlsx' } } },
  state: {
    certificate: { valid: '有效', due60: '60天内到期', due30: '30天内到期', due7: '7天内到期', expired: '已过期' },
  },
  audit: {
    kind: { certificate: '证照' },
    event: {
      certificate: {
        created: '登记证照',
        edited: '修改证照',
        deleted: '删除证照',
        restored: '恢复证照',
        imported: '导入证照',
        overwritten: '导入并覆盖证照',
        import_run: '导入证照文件',
        keeper_changed: '更换证照负责人',
      },
    },
    field: {
      kind: '类型',
      title: '名称',
      number: '编号',
      issued_on: '签发日期',
      valid_until: '有效期至',
      note: '备注',
      keeper: '负责人',
      certificates: '证照',
    },
  },
  notification: {
    kind: { system: { certificate: '证照到期' } },
    system: {
      certificate_due_business_licence: {
        title: '{holder} 的营业执照将于 {day} 到期',
        body: '编号 {number}，请尽快换证并登记新的有效期。',
      },
      certificate_due_food_licence: {
        title: '{holder} 的食品经营许可证将于 {day} 到期',
        body: '编号 {number}，请尽快换证并登记新的有效期。',
      },
      certificate_due_fire_check: {
        title: '{holder} 的消防检查将于 {day} 到期',
        body: '编号 {number}，请尽快换证并登记新的有效期。',
      },
      certificate_due_health: {
        title: '{holder} 的健康证将于 {day} 到期',
        body: '编号 {number}，请尽快换证并登记新的有效期。',
      },
      certificate_due_other: {
        title: '{holder} 的{title}将于 {day} 到期',
        body: '编号 {number}，请尽快换证并登记新的有效期。',
      },
      certificate_expired_business_licence: {
        title: '{holder} 的营业执照已过期',
        body: '编号 {number}，有效期至 {day}，请立即处理。',
      },
      certificate_expired_food_licence: {
        title: '{holder} 的食品经营许可证已过期',
        body: '编号 {number}，有效期至 {day}，请立即处理。',
      },
      certificate_expired_fire_check: {
        title: '{holder} 的消防检查已过期',
        body: '编号 {number}，有效期至 {day}，请立即处理。',
      },
      certificate_expired_health: {
        title: '{holder} 的健康证已过期',
        body: '编号 {number}，有效期至 {day}，请立即处理。',
      },
      certificate_expired_other: {
        title: '{holder} 的{title}已过期',
        body: '编号 {number}，有效期至 {day}，请立即处理。',
      },
      certificate_many: {
        title: '{count} 张证照需要处理',
        body: '你登记的 {count} 张证照今天到了提醒日期，或已过期。',
      },
    },
  },
} as const;
