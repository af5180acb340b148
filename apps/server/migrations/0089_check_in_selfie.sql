-- A selfie of whoever inspects is another way to show that they are at the store, beside the photo of its front.
ALTER TABLE check_in_policy DROP CONSTRAINT check_in_policy_methods_check;
ALTER TABLE check_in_policy ADD CONSTRAINT check_in_policy_methods_check
  CHECK (methods <@ '{position,code_static,code_dynamic,photo,selfie}');
ALTER TABLE check_in ADD COLUMN selfie_id uuid;
ALTER TABLE check_in ADD FOREIGN KEY (company_id, selfie_id) REFERENCES file (company_id, id);
