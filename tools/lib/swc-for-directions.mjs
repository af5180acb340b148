/**
 * Loaded before dependency-cruiser 17, which reads through swc as long as it does not know TypeScript 7. It asks swc for
 * TypeScript without JSX and then stumbles over every page; and it cannot tell types from values. To name a type of a
 * package (`Kysely`, `FastifyRequest`) is no use of it, so those imports are left out; imports of our own parts all count.
 */
import swc from '@swc/core';

const parse = swc.parseFileSync;

swc.parseFileSync = (/** @type {string} */ file, /** @type {object} */ options) => {
  const module = parse(file, { ...options, tsx: file.endsWith('x') });
  module.body = module.body.filter((item) => !namesPackageTypesOnly(item));
  return module;
};

function namesPackageTypesOnly(/** @type {swc.ModuleItem} */ item) {
  if (item.type !== 'ImportDeclaration' || /^\.|^@rondo\//.test(item.source.value)) return false;
  const named = item.specifiers.filter((specifier) => specifier.type === 'ImportSpecifier');
  const isEachType =
    named.length > 0 && named.length === item.specifiers.length && named.every((one) => one.isTypeOnly);
  return item.typeOnly || isEachType;
}
