// The offline page opens again what it stands for, once there is a connection.
addEventListener('online', () => location.reload())
