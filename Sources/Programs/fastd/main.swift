print("fastd")
