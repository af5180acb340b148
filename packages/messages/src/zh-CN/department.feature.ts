export const departmentFeature = {
  job: { kind: { department: { import: '导入部门' } } },
  import: { form: { name: { department: '部门导入模板.xlsx' } } },
  audit: {
    kind: {
      department: '部门',
    },
    event: {
      department: {
        created: '新建部门',
        updated: '修改部门',
        moved: '移动部门',
        removed: '删除部门',
        imported: '导入部门',
        import_run: '导入部门文件',
        heads_changed: '更换部门负责人',
      },
    },
    field: {
      heads: '负责人',
      parent: '上级',
    },
  },
  error: {
    DEPARTMENT_NAME_TAKEN: '同级部门名称已存在',
    DEPARTMENT_CODE_TAKEN: '部门编号已存在',
    DEPARTMENT_TOO_DEEP: '部门最多 {max} 级',
    DEPARTMENT_INTO_ITSELF: '部门不能移到自己下面',
    DEPARTMENT_IS_ROOT: '企业本身不能移动或删除',
    DEPARTMENT_HAS_CHILDREN: '部门下还有下级部门，不能删除',
    DEPARTMENT_HAS_MEMBERS: '部门里还有 {count} 位成员，先选择移到哪个部门',
  },
} as const;
