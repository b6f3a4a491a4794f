// The room for import and export, bytes in and entries out; nothing has moved in yet.
