-- Finished work is removed by whoever has done it; the last release marks it, and it goes after a week.
GRANT DELETE ON ledger TO order_intake_app;
