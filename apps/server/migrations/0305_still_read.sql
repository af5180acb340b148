-- An answer that rests on nothing while files are still being read says so.
ALTER TABLE assistant_message DROP CONSTRAINT assistant_message_basis_check;
ALTER TABLE assistant_message ADD CONSTRAINT assistant_message_basis_check
  CHECK (basis IN ('model', 'quotes', 'figures', 'help', 'none', 'reading'));
