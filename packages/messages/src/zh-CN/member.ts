/** People: preset roles and the words of pickers. */
export const member = {
  role: {
    owner: '企业所有者',
    administrator: '管理员',
    area_manager: '区域经理',
    inspector: '督导',
    store_manager: '店长',
    staff: '店员',
  },
} as const;
