/** What the sandbox answers on GET /Customer and GET /Inventory: a few rows, enough to prove the permission. */
export const sandboxCustomers = [
  { Account: 'CASH', Name: 'Cash sales', Status: 'Active' },
  { Account: 'CUS001', Name: 'Sandbox Trading Store', Status: 'Active' },
] as const;

export const sandboxInventory = [
  { ItemCode: 'SBX-001', Description: 'Sandbox item', UnitPrice: 10, Warehouse: 'MAIN' },
  { ItemCode: 'SBX-002', Description: 'Another sandbox item', UnitPrice: 25.5, Warehouse: 'MAIN' },
] as const;
